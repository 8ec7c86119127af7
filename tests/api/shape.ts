/** What only explains a document, or comes from the content. */
const EXPLAINS = ['description', 'summary', 'title', 'example', 'examples', 'info', 'servers', 'tags', 'externalDocs'];

/** The categories of the FAQ. */
const OF_CONTENT = [
  '/paths//api/v1/faq/get/parameters/0/schema/enum',
  '/components/schemas/FaqCategory/properties/id/enum',
];

/**
 * Write what an OpenAPI document promises as lines, each a pointer and a value, such as
 * `/components/schemas/Post/required: slug`. Members of a list have no place, so that their order does not count.
 */
export function shapeOf(document: object): string[] {
  const lines: string[] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) lines.push(`${pointer}: ${String(value)}`);
    else if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
      for (const item of value) walk(item, pointer);
    else
      for (const [key, inner] of Object.entries(value)) {
        const below = `${pointer}/${key}`;
        // A member of the API may have the name of a keyword.
        const isKeyword = !/\/(?:properties|schemas|responses|parameters|headers)$/.test(pointer);
        if (!OF_CONTENT.includes(below) && !(isKeyword && EXPLAINS.includes(key))) walk(inner, below);
      }
  };
  walk(document, '');
  return lines.toSorted();
}
