import { describe, expect, it } from 'vitest';
import { practices } from './practices.ts';

interface Linkset {
  readonly linkset: readonly Readonly<Record<string, string | readonly { readonly href: string }[]>>[];
}

describe.each(practices)('what the $name practice publishes under /.well-known', (practice) => {
  const published = new Set([...practice.files(), ...practice.pages().map(({ path }) => path)]);
  const isThere = (path: string) => published.has(path) || published.has(`${path}.json`);

  it('security.txt has the fields of RFC 9116 and has not expired', () => {
    const text = practice.read('/.well-known/security.txt');
    expect(text).toMatch(/^Contact: (?:mailto:|https:\/\/)\S+$/m);
    expect(text).toContain(`\nCanonical: ${practice.base}/.well-known/security.txt\n`);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)![1]!);
    expect(expires).toBeGreaterThan(Date.now());
    expect(text.match(/^Expires:/gm)).toHaveLength(1);
  });

  it('api-catalog is a linkset (RFC 9727) whose targets exist', () => {
    const { linkset } = practice.json<Linkset>('/.well-known/api-catalog');
    const targets = linkset.flatMap(({ anchor: _, ...relations }) =>
      Object.values(relations).flatMap((links) => (links as { href: string }[]).map(({ href }) => href)),
    );
    expect(targets).toContain(`${practice.base}/openapi.json`);
    for (const href of targets) {
      expect(href.startsWith(`${practice.base}/`), href).toBe(true);
      expect(isThere(href.slice(practice.base.length)), href).toBe(true);
    }
  });
});
