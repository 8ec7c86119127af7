import { z } from 'zod';

/** What RFC 3986 lets an address consist of. */
const ASCII_ADDRESS = /^(?:[\w:/?#[\]@!$&'()*+,;=.~-]|%[\da-f]{2})+$/i;

/** Absolute http(s) address, ASCII. A refinement is in no JSON Schema, where `format: uri` says the same. */
export const uri = z
  .url({ protocol: /^https?$/ })
  .refine((address) => ASCII_ADDRESS.test(address), 'must be ASCII; percent-encode the rest');

/** `[/]`, because code generators escape `\/` wrongly. */
export const sitePath = z.string().regex(/^[/]/);

export const count = z.int().min(0);

export const linkSchema = z
  .strictObject({ href: uri, label: z.string() })
  .meta({ id: 'Link', description: 'where to read more' });
