import { expect, it } from 'vitest';
import { withPhotos } from '#components/pictures/photoHtml.ts';
import { toHtml } from '#markdown/toHtml.ts';
import { parseMarkdown, splitLead } from '#markdown/tree.ts';
import { small as site } from '../../sites.ts';

it.each([
  ['alone', '![Oda](photos/IMG_2041.JPG)\n\nSonra.'],
  ['in the first paragraph', 'Burası ![Oda](photos/IMG_2041.JPG) odamız.\n\nSonra.'],
  ['in angle brackets', '![Oda](<photos/IMG_2041.JPG>)'],
  ['by reference', '![Oda][o]\n\n[o]: photos/IMG_2041.JPG'],
  ['with spaces and a title', '![Oda]( photos/IMG_2041.JPG "Oda > 1" )'],
  ['with marks in its text', '![**Oda**](photos/IMG_2041.JPG)'],
])('a photograph in a text has every width, wherever it is: %s', (_, markdown) => {
  const { lead, rest } = splitLead(parseMarkdown(markdown));
  const shown = [lead, rest].map((text) => (text ? withPhotos(toHtml(text), site) : '')).join('');
  expect(shown.match(/<picture>.*<\/picture>/)?.[0]).toMatch(
    /srcset="\/photos\/sized\/.* 320w, .* 1200w".*<img src="\/photos\/sized\/[^"]+" width="\d+" height="\d+" alt="Oda" loading="lazy" decoding="async">/,
  );
  expect(shown).not.toContain('src="photos/');
});
