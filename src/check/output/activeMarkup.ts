import { Parser } from 'htmlparser2';

/** Elements that run something, load another page or send what a reader types: old pages bring them along unnoticed. */
const ACTIVE = new Set(
  'applet base embed fencedframe foreignobject form frame frameset iframe object portal script'.split(' '),
);
const RUNS = /^(?:javascript|vbscript):|^data:(?!(?:audio|font|image|video)\/(?!svg))/i;

/** Find the first markup of an HTML or XML file that does more than show words, pictures and links. */
export function activeMarkup(text: string, isXml: boolean): string | undefined {
  let found: string | undefined;
  const parser = new Parser(
    { onopentag: (name, attributes) => (found ??= activePart(name.slice(name.indexOf(':') + 1), attributes)) },
    { xmlMode: isXml, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(text);
  return found;
}

/** Tell whether a `meta` stands for no header that does something, apart from leading to a page of the site. */
function isKept({ 'http-equiv': header = 'content-type', content = '' }: Readonly<Record<string, string>>): boolean {
  if (header.trim().toLowerCase() === 'refresh') return !/[:\\]|\/\//.test(content.replaceAll(/[\t\n\r]/g, ''));
  return /^(?:content-(?:language|security-policy|type)|x-ua-compatible)$/i.test(header.trim());
}

function activePart(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  const isData = name === 'script' && /\bjson$/i.test(attributes['type'] ?? '');
  if (ACTIVE.has(name) && !isData) return `<${name}>`;
  if (name === 'meta' && !isKept(attributes)) return `http-equiv=${JSON.stringify(attributes['http-equiv'])}`;
  const active = Object.entries(attributes).find(
    ([attribute, value]) => /^on[a-z]+$/.test(attribute) || RUNS.test(value.replaceAll(/[\u0000-\u0020]/g, '')),
  );
  return active && `${active[0]}=${JSON.stringify(active[1].slice(0, 40))}`;
}
