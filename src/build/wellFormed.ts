import { SaxesParser } from 'saxes';

const JSON_LD = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** Why programs could not read a published text: XML or JSON that does not parse, JSON-LD of a page included. */
export function syntaxErrors(path: string, text: string): string[] {
  if (path.endsWith('.xml')) return xmlErrors(path, text);
  if (path.endsWith('.json')) return jsonErrors(path, text);
  if (path.endsWith('.html'))
    return [...text.matchAll(JSON_LD)].flatMap(([, data]) => jsonErrors(`${path}: JSON-LD`, data!));
  return [];
}

function xmlErrors(path: string, text: string): string[] {
  const errors: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => errors.push(`${path}: is not well-formed XML: ${message}`));
  parser.write(text).close();
  return errors.slice(0, 1);
}

function jsonErrors(path: string, text: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [`${path}: is not JSON: ${(error as Error).message}`];
  }
}
