import { z } from 'zod';
import { createDocument, type ZodOpenApiOverride } from 'zod-openapi';
import { absolute, DEVELOPERS, SINGLE_PAGES } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { errorFacts } from './errorFacts.ts';
import { examples } from './examples.ts';
import { paths } from './openApiPaths.ts';
import { practice } from './practice.ts';
import { API_VERSION, TAGS, UNKNOWN_PARAMETERS } from './operations.ts';

/** The OpenAPI 3.1 description of this site's API, with examples taken from the site. Plain JSON data. */
export function openApi(site: Site): ReturnType<typeof createDocument> {
  const { base } = site;
  const { name, fullName, email } = site.practice;
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: `${name} API`,
        version: API_VERSION,
        summary: `Read-only information about ${fullName}`,
        description: descriptionOf(base),
        contact: { name, url: absolute(base, SINGLE_PAGES['contact']!), ...(email && { email }) },
        // The content is the practice's own, and what may be done with it is said in one place.
        license: { name: 'Content to be quoted with its address', url: absolute(base, `${DEVELOPERS}#citing`) },
      },
      servers: [{ url: base, description: 'The site itself' }],
      externalDocs: { url: absolute(base, DEVELOPERS), description: 'The same for people' },
      security: [],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      paths: paths(examples(site), errorFacts(site)),
    },
    { override: (context) => (plainSchema(context), presentOnly(context, site)) },
  );
  return withoutUnused(document);
}

/** The document without schemas that nothing in it refers to: those of what this practice does not have. */
function withoutUnused(document: ReturnType<typeof createDocument>): ReturnType<typeof createDocument> {
  const schemas = document.components?.schemas ?? {};
  const text = JSON.stringify(document);
  for (const name of Object.keys(schemas)) if (!text.includes(`"#/components/schemas/${name}"`)) delete schemas[name];
  return document;
}

/**
 * Takes out what zod adds beyond the contract: patterns that repeat a format, the bound of JavaScript's integers, and
 * the discriminator, whose values OpenAPI wants to be strings while `matched` is a boolean.
 */
const plainSchema: ZodOpenApiOverride = ({ jsonSchema }) => {
  if (jsonSchema.format === 'date' || jsonSchema.format === 'email') delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  delete jsonSchema.discriminator;
};

/**
 * Requires of what is optional in general what this practice has, and leaves out what it does not have: a client that is
 * generated from the document meets no field that is never there.
 */
const presentOnly = ({ jsonSchema, zodSchema }: Parameters<ZodOpenApiOverride>[0], site: Site): void => {
  const schemaId = String(z.globalRegistry.get(zodSchema as unknown as z.ZodType)?.id);
  // The ids that listFaq takes: what one response names, a generated client may send.
  if (schemaId === 'FaqCategory')
    jsonSchema.properties!['id'] = {
      ...(jsonSchema.properties!['id'] as object),
      enum: site.faq.map(({ slug }) => slug),
    };
  const present = valuesById(site)[schemaId];
  if (!present || !jsonSchema.properties) return;
  for (const name of Object.keys(jsonSchema.properties)) if (!(name in present)) delete jsonSchema.properties[name];
  jsonSchema.required = Object.keys(jsonSchema.properties);
};

/** The objects of which a practice may lack a part, by the id of their schema. */
const valuesById = (site: Site): Readonly<Record<string, object | undefined>> => {
  const profile = practice(site);
  const { channel, url, phone } = profile.booking;
  const fallback = { ...(channel && { channel, url }), phone, message: '' };
  return {
    Practice: profile,
    Doctor: profile.doctor,
    Booking: profile.booking,
    Social: profile.social,
    Fallback: fallback,
  };
};

const descriptionOf = (
  base: string,
): string => `Everything the practice publishes, as data. Values are in Turkish, field names and errors in English.

- **Methods.** GET and HEAD on every address; HEAD answers the status and headers of GET without a body. Anything else is
  a 405 problem with an \`Allow\` header. There is nothing to sign in to and no rate limit.
- **Caching.** Static responses may be kept for 24 hours and carry an \`ETag\`; a request with \`If-None-Match\` answers 304.
  The \`.json\` address beside each static operation (\`/api/v1/practice.json\`) answers the same bytes.
- **Errors.** RFC 9457 problem documents (\`application/problem+json\`). An unknown address under \`/api\` is a 404 problem.
- **Pages as Markdown.** Every HTML page is also Markdown: send \`Accept: text/markdown\` to its address, or append \`.md\` to
  its path (the home page is \`/index.md\`). An \`Accept\` that allows neither HTML nor Markdown is answered 406 in plain text.
  JSON is not negotiated.
- **Parameters.** ${UNKNOWN_PARAMETERS}
- **Privacy.** Send no names or other personal data in a question: no cache keeps an answer, but a host may log addresses.
- **Citing.** Cite the \`url\` of what you used. Answers are general information, not a diagnosis. Fees are not published.

See also [llms.txt](${base}/llms.txt), the [sitemap](${base}/sitemap.xml) and the feeds ([RSS](${base}/feed.xml), [JSON](${base}/feed.json)).`;
