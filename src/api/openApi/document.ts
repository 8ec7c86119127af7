import { z } from 'zod';
import { createDocument, type ZodOpenApiOverride } from 'zod-openapi';
import { absolute, DEVELOPERS, PAGE_PATHS } from '#site/addresses.ts';
import type { Site } from '#site/site.ts';
import { API_VERSION } from '../changes.ts';
import { fillTemplate } from '../fillTemplate.ts';
import { TAGS } from '../operations.ts';
import { practiceProfile } from '../practice.ts';
import { paths } from './paths.ts';

/** Make the OpenAPI 3.1 document of the site's API, with examples from the site. Plain JSON data. */
export function openApi(site: Site): ReturnType<typeof createDocument> {
  const { base } = site;
  const { name, fullName, email } = site.practice;
  const present = presentValues(site);
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: `${name} API`,
        version: API_VERSION,
        summary: `Read-only information about ${fullName}`,
        description: fillTemplate(new URL('openApi.md', import.meta.url), { base }).trimEnd(),
        contact: { name, url: absolute(base, PAGE_PATHS.contact), ...(email && { email }) },
        // The content belongs to the practice; that section says how it may be used.
        license: { name: 'Content to be quoted with its address', url: absolute(base, `${DEVELOPERS}#citing`) },
      },
      servers: [{ url: base, description: 'The site itself' }],
      externalDocs: { url: absolute(base, DEVELOPERS), description: 'The same for people' },
      security: [],
      tags: Object.entries(TAGS).map(([tag, description]) => ({ name: tag, description })),
      paths: paths(site),
    },
    {
      override: (context) => {
        removeZodAdditions(context);
        requirePresentFields(context, present, site);
      },
    },
  );
  // Nothing refers to the schemas of parts that this practice does not have.
  const schemas = document.components?.schemas ?? {};
  const text = JSON.stringify(document);
  for (const id of Object.keys(schemas)) if (!text.includes(`"#/components/schemas/${id}"`)) delete schemas[id];
  return document;
}

/**
 * Remove what zod adds beyond the contract: patterns that repeat a format, the bounds of JavaScript's integers, and the
 * discriminator, whose values must be strings in OpenAPI while `matched` is a boolean.
 */
const removeZodAdditions: ZodOpenApiOverride = ({ jsonSchema }) => {
  if (jsonSchema.format === 'date' || jsonSchema.format === 'email') delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  delete jsonSchema.discriminator;
};

/**
 * Require the optional fields that this practice has and remove the others, so that generated clients have only fields
 * with values. FAQ categories get the ids that exist.
 */
function requirePresentFields(
  { jsonSchema, zodSchema }: Parameters<ZodOpenApiOverride>[0],
  present: PresentValues,
  site: Site,
): void {
  const { properties } = jsonSchema;
  if (!properties) return;
  const schemaId = String(z.globalRegistry.get(zodSchema as unknown as z.ZodType)?.id);
  if (schemaId === 'FaqCategory')
    properties['id'] = { ...(properties['id'] as object), enum: site.faq.map(({ slug }) => slug) };
  const value = present[schemaId];
  if (!value) return;
  for (const name of Object.keys(properties)) if (value[name] === undefined) delete properties[name];
  jsonSchema.required = Object.keys(properties);
}

/** Objects that may lack a part, by the id of their schema. */
type PresentValues = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

function presentValues(site: Site): PresentValues {
  const profile = practiceProfile(site);
  const { channel, url, phone } = profile.booking;
  return {
    Practice: profile,
    Doctor: profile.doctor,
    Booking: profile.booking,
    Social: profile.social,
    Fallback: { channel, url, phone, message: '' },
  };
}
