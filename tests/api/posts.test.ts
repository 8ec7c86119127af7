import { describe, expect, it } from 'vitest';
import { wholePost } from '#api/posts.ts';
import { VOCABULARIES } from '#content/vocabulary.ts';
import { parseMarkdown } from '#markdown/text.ts';
import { WORDS } from '#site/words/interface.ts';
import { loadSite } from '../load.ts';
import { BASE, site } from './sampleSite.ts';

describe('a post', () => {
  it('has absolute links in Markdown and HTML', () => {
    const [{ slug }] = site.posts as [(typeof site.posts)[number]];
    const path = `/blog/${slug}`;
    const text = parseMarkdown('Bakınız [iletişim](/iletisim) ve [ikinci](ikinci#son).');
    const page = { ...site.pagesByPath.get(path)!, blocks: [{ type: 'prose', text } as const] };
    const changed = { ...site, pagesByPath: new Map([...site.pagesByPath, [path, page]]) };
    const { content } = wholePost(changed, site.posts[0]!);
    expect(content.markdown).toBe(`Bakınız [iletişim](${BASE}/iletisim) ve [ikinci](${BASE}/blog/ikinci#son).`);
    expect([...content.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toStrictEqual([
      `${BASE}/iletisim`,
      `${BASE}/blog/ikinci#son`,
    ]);
  });

  it('begins with the link to the emergency signs, as its page does, and includes them in both forms', () => {
    const practice = loadSite('tests/fixtures/practice', {});
    const { content } = wholePost(
      practice,
      practice.posts.find(({ slug }) => slug === 'evde-egzersiz')!,
    );
    expect(content.markdown.startsWith(`**${WORDS.urgent}**`)).toBe(true);
    expect(content.markdown).toContain(`## ${VOCABULARIES.medical.sameDay}`);
    expect(content.markdown).toContain('- Egzersizden sonra bacakta güçsüzlük başladıysa');
    expect(content.html).toContain(`<li>Egzersizden sonra bacakta güçsüzlük başladıysa</li>`);
    expect(content.html).toContain(`href="tel:${practice.practice.phone.e164}"`);
    expect(content.markdown).toContain('Soğuk uygulamadan önce');
    expect(content.markdown).not.toContain(WORDS.readNext);
  });
});
