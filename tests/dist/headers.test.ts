import { describe, expect, it } from 'vitest';
import { createHeaderLookup, type HeaderRules } from '#edge/headerRules.ts';
import { COMMON_HEADERS, EDITOR_HEADERS } from '#edge/headers.ts';
import { ADMIN } from '#edge/resolve.ts';
import { createSiteHandler, readBuiltSite } from '#server/builtSite.ts';
import { practices } from './practices.ts';

/** `_headers` as a host reads it: https://docs.netlify.com/manage/routing/headers/ */
const rulesIn = (text: string): HeaderRules =>
  Object.fromEntries(
    text
      .trim()
      .split(/\n\n+/)
      .map((block) => {
        const [address, ...lines] = block.split('\n');
        return [address, Object.fromEntries(lines.map((line) => line.trim().split(/:\s*(.*)/s, 2)))];
      }),
  );

/** The headers but those of one transfer; `Vary` without what the server itself varies by. */
function essential(headers: Headers): Record<string, string> {
  const { etag: _, 'content-length': __, 'accept-ranges': ___, ...kept } = Object.fromEntries(headers);
  const vary = kept['vary']
    ?.split(', ')
    .filter((name) => name !== 'Accept-Encoding')
    .join(', ');
  delete kept['vary'];
  return { ...kept, ...(vary && { vary }) };
}

describe.each(practices)('the headers of the $name practice', async (practice) => {
  const built = await readBuiltSite(practice.folder);
  const answer = createSiteHandler(built);
  const get = (path: string, accept?: string) =>
    answer(new Request(`http://localhost${path}`, accept === undefined ? {} : { headers: { accept } }));
  const rulesAt = createHeaderLookup(rulesIn(practice.read('_headers')));
  const files = built.files!.filter((path) => !/^\/_(?:headers|redirects)$|\.html$/.test(path));
  const addresses = [...practice.pages().map(({ path }) => path), ...files.map(encodeURI)];

  it('are, for every file, the same from the static rules and from the server', async () => {
    expect(addresses.length).toBeGreaterThan(50);
    for (const address of addresses) {
      const response = await get(address, 'text/html, */*;q=0.1');
      expect([address, response.status]).toEqual([address, 200]);
      const given = essential(response.headers);
      const ruled = essential(new Headers(rulesAt(address)));
      // If no rule names a type, host and server derive it from the file's name.
      const { 'content-type': type, ...others } = given;
      expect(type, address).toBeTruthy();
      expect({ address, ...others, ...('content-type' in ruled && { 'content-type': type }) }).toEqual({
        address,
        ...ruled,
      });
    }
  });

  it('are stricter for the editor from the static rules, under which it does not run, than from the function', async () => {
    expect((await get(ADMIN)).headers.get('content-security-policy')).toBe(EDITOR_HEADERS['Content-Security-Policy']);
    expect(rulesAt(ADMIN)).toEqual(COMMON_HEADERS);
  });

  it('are those of the Markdown alternate if Markdown was negotiated, and so is the text', async () => {
    for (const { path, markdownUrl } of practice.pages()) {
      const alternate = markdownUrl.slice(practice.base.length);
      const [response, file] = [await get(path, 'text/markdown'), await get(alternate, 'text/html')];
      expect(await response.text()).toBe(await file.text());
      const negotiated = essential(response.headers);
      expect(negotiated).toEqual({ ...essential(file.headers), 'content-location': alternate });
      expect(negotiated).toMatchObject(essential(new Headers(rulesAt(alternate))));
    }
  });

  it('are those of the snapshot at each address of the API', async () => {
    for (const address of addresses.filter((path) => path.startsWith('/api') && !path.startsWith('/api/v1/faq/'))) {
      const response = await get(address.replace(/\.json$/, ''));
      expect(essential(response.headers)).toEqual(essential((await get(address)).headers));
    }
  });
});
