import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomOf } from '../answers/train/random.ts';

const VOCABULARY =
  'diş kanal tedavi kök ağrı hekim muayene seans dolgu kuron röntgen iltihap doku mine çürük randevu bakım fırça ip su sıcak soğuk gece sabah hafta gün kontrol iyileşme anestezi uyuşma dikkat gerekir olabilir yapılır görülür azalır artar korunur temizlenir kapatılır izlenir değerlendirilir bazen genellikle çoğunlukla önce sonra birlikte ayrıca örneğin özellikle'.split(
    ' ',
  );

const postSlug = (index: number) => `sentetik-yazi-${index}`;

/** The post of a number among `count`: 600 Turkish words with headings, links, lists and a table. */
function syntheticPost(index: number, count: number) {
  const random = randomOf(String(index));
  const pick = () => VOCABULARY[Math.floor(random() * VOCABULARY.length)]!;
  const words = (n: number) => Array.from({ length: n }, pick).join(' ');
  const sentence = (n: number) => `${words(n).replace(/^./, (c) => c.toLocaleUpperCase('tr'))}.`;
  const paragraph = (sentences: number) => Array.from({ length: sentences }, () => sentence(10)).join(' ');
  const other = () => postSlug(Math.floor(random() * count));
  const related = [...new Set([other(), other(), other()])].filter((slug) => slug !== postSlug(index));
  const day = (offset: number) =>
    new Date(Date.UTC(2020, 0, 1 + ((index * 7 + offset) % 2000))).toISOString().slice(0, 10);
  const published = day(0);
  const body = [
    paragraph(10),
    `## ${sentence(4)}`,
    `${paragraph(10)} [${words(2)}](/blog/${other()}) ve [${words(2)}](/kanal-tedavisi).`,
    `- ${sentence(8)}\n- ${sentence(8)}\n- ${sentence(8)}`,
    `## ${sentence(4)}`,
    paragraph(12),
    `| ${words(1)} | ${words(1)} | ${words(1)} |\n| --- | --- | --- |\n| ${words(2)} | ${words(2)} | ${words(2)} |\n| ${words(2)} | ${words(2)} | ${words(2)} |`,
    `## ${sentence(4)}`,
    `1. ${sentence(8)}\n2. ${sentence(8)}`,
    paragraph(20),
  ].join('\n\n');
  return {
    slug: postSlug(index),
    // No public number such as 187.
    title: `Sentetik yazı ${1000 + index}: ${words(3)}`.slice(0, 60),
    description: `Sentetik yazı ${index} için açıklama: ${words(30)}`.slice(0, 150),
    publishedAt: published,
    updatedAt: published,
    keywords: [pick(), pick(), pick()],
    relatedPosts: related,
    body,
  };
}

/**
 * A content folder with `count` synthetic posts in place of the sample's own; what the sample's pages point to stays.
 */
export function writeContent(sample: string, folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(sample, folder, { recursive: true });
  mkdirSync(join(folder, 'posts'), { recursive: true });
  for (let index = 0; index < count; index++) {
    const { slug, body, ...front } = syntheticPost(index, count);
    const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    writeFileSync(
      join(folder, 'posts', `${slug}.md`),
      `---\n${lines.join('\n').replace(/"(\d{4}-\d\d-\d\d)"/g, '$1')}\n---\n${body}\n`,
    );
  }
}
