import type { ContentError } from '#content/problem.ts';
import { escapeHtml } from '#markdown/escape.ts';

/** The page shown instead of every page while the content has errors. It reloads once they are fixed. */
export function problemsPage({ problems }: ContentError): string {
  const rows = problems.map(
    ({ file, line, column, field, message }) =>
      `<li><code>${escapeHtml(`${file}:${line}:${column}`)}</code> <b>${escapeHtml(field)}</b> ${escapeHtml(message)}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${problems.length} to fix in the content</title>
<style>
  body { font: 1rem/1.6 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto; padding: 0 1rem; color: #1d2b2a; }
  h1 { font-size: 1.5rem }
  li { margin-block: .75rem; padding: .75rem 1rem; border-left: .25rem solid #b3261e; background: #fdf3f2; list-style: none }
  ul { padding: 0 } code { display: block; font-size: .95rem }
</style>
<script type="module" src="/@vite/client"></script>
<h1>The content has ${problems.length} ${problems.length === 1 ? 'error' : 'errors'}</h1>
<p>Fix and save: this page then comes back by itself.</p>
<ul>${rows.join('\n')}</ul>
</html>
`;
}
