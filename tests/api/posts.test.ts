import { describe, expect, it } from 'vitest';
import { wholePost } from '#api/posts.ts';
import { VOCABULARIES } from '#content/vocabulary.ts';
import { WORDS } from '#site/words/interfaceWords.ts';
import { small } from '../sites.ts';

describe('a post', () => {
  it('begins with the link to the emergency signs, as its page does, and includes them in both forms', () => {
    const practice = small;
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
