import { lookup } from 'mrmime';
import { indexKnowledge } from '#answers/forBuild.ts';
import { collectEdgeSite } from '#build/collectEdgeSite.ts';
import { createHandler } from '#edge/handle.ts';
import { createHeaderLookup, headerRules } from '#edge/headerRules.ts';
import { site } from '#loading/currentSite.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import { URGENT_TABLES } from '#urgency/forBuild.ts';

const data = collectEdgeSite(site);
const headersOf = createHeaderLookup(headerRules(data));
const handle = createHandler({
  ...data,
  urgentTables: URGENT_TABLES,
  // Built when it is first asked a question.
  get answers() {
    return indexKnowledge(knowledgeOf(site));
  },
});

/**
 * Respond as the deployed site does. A change of the content or of the code replaces this module.
 * @param render gets a file of the site from Astro
 */
export async function respondInDevelopment(
  request: Request,
  render: (path: string) => Promise<Response>,
): Promise<Response> {
  const response = await handle(request, async (path) => {
    const isNotFoundPage = path === '/404.html';
    const name = path.replace(/(?<=.)\/$/, '/index.html');
    const file = await render(isNotFoundPage ? '/404' : name);
    const type = lookup(name) ?? file.headers.get('content-type') ?? 'text/plain; charset=utf-8';
    return new Response(file.body, {
      status: isNotFoundPage ? 200 : file.status,
      headers: { 'Content-Type': type, ...(file.ok && headersOf(path)) },
    });
  });
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
