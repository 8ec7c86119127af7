import { expect, it } from 'vitest';
import { doctorNode } from '#jsonld/practiceNode.ts';
import { llmsTxt } from '#outputs/llms.ts';
import { contentWith, SMALL } from '../content/folder.ts';
import { contentOf } from '../load.ts';

const DOCTORS = `doctors:
  - name: Uzm. Fzt. Ece Numune
    title: Uzman fizyoterapist
    languages: [tr, en]
  - name: Fzt. Mert Deneme
    title: Fizyoterapist
`;

it('each professional is shown with the languages that the practice gives, and on the about page once', () => {
  const two = (text: string) => text.replace(/^doctors:\n(?:[ -].*\n|\n)+/m, DOCTORS);
  const site = contentOf(contentWith({ 'practice.yaml': two }, SMALL)).site!;
  const about = site.pagesByPath.get('/hakkimda')!.markdown;
  expect(about).toContain('Uzman fizyoterapist\n\nDiller: Türkçe, İngilizce');
  for (const { name } of site.practice.doctors) expect(about.split(name)).toHaveLength(2);
  expect(site.pagesByPath.get('/')!.markdown).toContain('Diller: Türkçe, İngilizce');
  expect(llmsTxt(site)).toContain('Uzm. Fzt. Ece Numune, Uzman fizyoterapist; Diller: Türkçe, İngilizce');
  const [ece, mert] = site.practice.doctors;
  expect(doctorNode(site, ece!)).toMatchObject({ knowsLanguage: ['tr', 'en'] });
  expect(doctorNode(site, mert!)).not.toHaveProperty('knowsLanguage');
});
