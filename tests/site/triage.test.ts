import { describe, expect, it } from 'vitest';
import { repeatedSignWarnings, unshownSignWarnings } from '#check/emergencySigns.ts';
import { passagesOf } from '#check/passages.ts';
import type { Care } from '#content/schemas/commonFields.ts';
import { llmsTxt } from '#outputs/llms.ts';
import type { BlockOf } from '#site/block.ts';
import { signQuestions } from '#site/emergency/signQuestions.ts';
import { WORDS } from '#site/words/interfaceWords.ts';
import { contentWith, parseEntries } from '../content/folder.ts';
import { contentOf } from '../load.ts';
import { silentSigns } from '../silentSigns.ts';
import { sample as site } from '../sites.ts';

const { triage } = site;
const emergency = triage.emergency.flatMap(({ signs }) => signs);
const sameDay = [...triage.atOnce, ...triage.sameDay];

/** Every sign of a care card, with its level and page. */
const shown = site.pages.flatMap(({ path, blocks }) =>
  blocks.flatMap((block) =>
    block.type === 'care' && block.role !== 'firstAid'
      ? [...block.signs, ...(block.groups ?? []).flatMap(({ signs }) => signs)].map((text) => ({
          path,
          level: block.level,
          text,
          isListed: block.role === 'others',
        }))
      : [],
  ),
);

/** The words of Markdown; list items keep their marks. */
const plain = (markdown: string) => markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`]/g, '');

/** Everything that is published in sentences: pages, answers, the file for agents. */
const published = [
  ...site.pages.map(({ markdown }) => plain(markdown)),
  ...[...site.faq.flatMap(({ questions }) => questions), ...site.otherAnswers].map(({ answer }) => plain(answer)),
  llmsTxt(site),
].join('\n');
/** Lists are left to the levels of their cards. */
const sentences = published
  .split('\n')
  .filter((line) => !/^\s*(?:[-*#|]|\d+\.)/.test(line))
  .flatMap((line) => line.split(/(?<=[.!?])\s+/));
const saying = (matter: RegExp, but: RegExp) =>
  sentences.filter((sentence) => matter.test(sentence) && !but.test(sentence));

describe('what to do about a sign is said in one way', () => {
  it('a shared sign has the level of triage.yaml on every page', () => {
    const levels = new Map([
      ...emergency.map(({ text }) => [text, 'emergency'] as const),
      ...sameDay.map(({ text }) => [text, 'sameDay'] as const),
    ]);
    expect(shown.filter(({ text, level }) => levels.has(text) && levels.get(text) !== level)).toEqual([]);
  });

  it.each([
    ['sislik-yayilan', ['nefes-yutma']],
    ['kafa-darbesi', ['kanama']],
    ['tedavi-sislik', ['yanak-sislik', 'ates']],
  ])('a page that shows %s shows what belongs to it', (key, others) => {
    const textOf = (sign: string) => [...emergency, ...sameDay].find((one) => one.key === sign)!.text;
    const on = (sign: string) =>
      new Set(shown.flatMap(({ path, text, isListed }) => (!isListed && text === textOf(sign) ? [path] : [])));
    for (const other of others) expect([...on(other)], other).toEqual(expect.arrayContaining([...on(key)]));
  });

  it('what is done at once is not listed under what can wait for the day', () => {
    const atOnce = new Set(triage.atOnce.map(({ text }) => text));
    const cards = site.pages.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'care'));
    const holding = cards.filter(({ signs }) => signs.some((text) => atOnce.has(text)));
    expect(holding.length).toBeGreaterThan(0);
    for (const { signs } of holding) expect(signs.filter((text) => !atOnce.has(text))).toEqual([]);
  });

  it('what can wait for the day never mentions 112', () => {
    expect(triage.sameDay.map(({ text }) => text).filter((text) => text.includes('112'))).toEqual([]);
  });

  it('a sign that waits only without fever or a spreading swelling stands beside the signs of 112', () => {
    const conditions = new Set(
      ['yanak-sislik', 'ates'].map((key) => triage.sameDay.find((sign) => sign.key === key)!.text),
    );
    const lines = triage.closings.map(({ text }) => text.trim()).filter((text) => text.includes('112'));
    const waiting = site.pages.filter(({ path }) =>
      shown.some((sign) => sign.path === path && conditions.has(sign.text)),
    );
    expect(waiting.length).toBeGreaterThan(5);
    const alone = waiting.filter(
      ({ path, markdown }) =>
        !shown.some((sign) => sign.path === path && sign.level === 'emergency') &&
        !lines.some((line) => markdown.includes(line)),
    );
    expect(alone.map(({ path }) => path)).toEqual([]);
  });

  it('a sign for a general hospital calls neither the practice nor the help for teeth', () => {
    const hospital = triage.sameDay.filter((sign) => sign.hospital).map(({ text }) => text);
    const cards = site.pages.flatMap(({ blocks }) =>
      blocks.filter((block) => block.type === 'care' && block.signs.some((sign) => hospital.includes(sign))),
    ) as BlockOf<'care'>[];
    expect(cards.length).toBeGreaterThan(5);
    for (const { role, signs } of cards) {
      expect(role).toBe('hospital');
      expect(hospital).toEqual(expect.arrayContaining([...signs]));
    }
    const { markdown } = site.pagesByPath.get('/dis-tasi-temizligi')!;
    const card = markdown.split('hastanenin acil servisine gidin\n')[1]!.split('\n## ')[0]!;
    expect(card).not.toMatch(/184|tel:/);
  });

  it('a sign that pages share is in triage.yaml', () => {
    const known = new Set([...emergency, ...sameDay].map(({ text }) => text));
    const own = shown.filter(({ text }) => !known.has(text));
    const pages = Map.groupBy(own, ({ text }) => text);
    expect([...pages.values()].filter((list) => list.length > 1)).toEqual([]);
  });

  it('the page for emergencies shows eight signs of 112, and leads to the page with every other', () => {
    const cardsAt = (path: string) =>
      site.pagesByPath.get(path)!.blocks.filter((block) => block.type === 'care' && block.role !== 'firstAid');
    const [card] = cardsAt('/acil-dis-tedavisi') as BlockOf<'care'>[];
    expect(card!.signs).toHaveLength(8);
    expect(card!.signs).toContain(emergency.find(({ key }) => key === 'hayati')!.text);
    const [others] = cardsAt(card!.othersLink!.path) as BlockOf<'care'>[];
    const all = [...card!.signs, ...others!.groups!.flatMap(({ signs }) => signs)];
    expect(all.toSorted()).toEqual(emergency.map(({ text }) => text).toSorted());
  });

  it('a contact page for emergencies that names no sign begins with all of them, folded', () => {
    const { entries, site: made } = contentOf(
      contentWith({
        'practice.yaml': (text) => text.replace(/emergency: treatments\/.*/, 'emergency: pages/contact'),
        'triage.yaml': (text) => text.replace(/\nothers:\n(?: {2}.*\n)+/, '\n'),
      }),
    );
    const { care }: { care?: Care | undefined } = entries!.singles['pages/contact.md'];
    expect(care!.others!.flatMap(({ signs }) => signs)).toEqual(emergency.map(({ text }) => text));
    expect(made!.pagesByPath.get('/iletisim')!.blocks[0]).toMatchObject({ type: 'care', level: 'emergency' });
  });

  it('a sign that no page shows is reported', () => {
    const own = '\nsameDay:\n  - { key: sayfasiz, text: Diş eti kaşınıyorsa, en: Gums that itch }\n';
    const files = contentWith({ 'triage.yaml': (text) => text.replace('\nsameDay:\n', own) });
    expect(unshownSignWarnings(parseEntries(files).entries!, files)).toMatchObject([{ field: 'sameDay[0].key' }]);
  });

  it('a sign that a page has twice is reported', () => {
    const own = (text: string) =>
      text.replace(
        'care:\n',
        'care:\n  sameDay: [Sesiniz birden boğuklaştıysa, Sesiniz boğuklaştıysa]\n  emergency: [Ağzınız açık kaldıysa ve kapanmıyorsa]\n',
      );
    const files = contentWith({ 'treatments/acil-dis-tedavisi.md': own });
    expect(repeatedSignWarnings(parseEntries(files).entries!, files.flatMap(passagesOf))).toMatchObject([
      { field: 'care.sameDay[1]', message: expect.stringContaining('acil-dis-tedavisi.md:') as string },
    ]);
    const withOthers = files.map((file) =>
      file.name === 'triage.yaml' ? { ...file, text: file.text.replace(/\nothers:\n(?: {2}.*\n)+/, '\n') } : file,
    );
    expect(repeatedSignWarnings(parseEntries(withOthers).entries!, withOthers.flatMap(passagesOf))).toMatchObject([
      { field: 'care.sameDay[1]' },
      { field: 'care.emergency[0]', message: expect.stringContaining('triage.yaml:') as string },
    ]);
  });

  it('signs of 112 fill no page but those of emergencies and symptoms; others have a sentence', () => {
    const full = site.pages.filter(({ blocks }) =>
      blocks.some((block) => block.type === 'care' && block.level === 'emergency' && block.role !== 'firstAid'),
    );
    expect(full.filter(({ kind }) => kind !== 'symptom').map(({ path }) => path)).toEqual([
      '/acil-dis-tedavisi',
      '/sss/ilk-yardim',
      '/blog/dis-travmasinda-ilk-yardim',
    ]);
    const root = site.pagesByPath.get('/kanal-tedavisi')!;
    expect(root.markdown).toContain(triage.closings.find(({ key }) => key === 'tedavi')!.text.trim());
  });

  it('a post with signs for the same day has its sentence on 112 before its text', () => {
    const { markdown } = site.pagesByPath.get('/blog/antibiyotik-ne-zaman-gerekir')!;
    expect(markdown.split('\n## ')[0]).toContain(triage.closings.find(({ key }) => key === 'enfeksiyon')!.text.trim());
  });

  it('a list of signs stands before the text of a post, not in its card', () => {
    const text = 'Hemen 112’yi arayın:\n\n- nefes almak zorsa,\n- kanama durmuyorsa.';
    const asList = `  - key: enfeksiyon\n    text: ${JSON.stringify(text)}\n`;
    const { site: made } = contentOf(
      contentWith({ 'triage.yaml': (yaml) => yaml.replace(/ {2}- key: enfeksiyon\n(?: {4}.*\n)+/, asList) }),
    );
    const [opening, ...sections] = made!.pagesByPath.get('/blog/antibiyotik-ne-zaman-gerekir')!.markdown.split('\n## ');
    expect(opening).toContain(text);
    expect(sections.join('\n')).not.toContain('nefes almak zorsa');
  });

  it.each(['/acil-dis-tedavisi', '/belirti/gece-dis-agrisi', '/blog/yerinden-cikan-dis-ne-yapmali'])(
    '%s ends with whom to call: the ambulance, the practice, the hospital that is open',
    (path) => {
      const end = site.pagesByPath.get(path)!.markdown.split(`## ${WORDS.whomToCall}\n`)[1]!;
      expect(end.match(/112|184|0232 000 00 12/g)!.slice(0, 3)).toEqual(['112', '0232 000 00 12', '184']);
    },
  );

  it.each([
    '/belirti/dis-renk-degisikligi',
    '/belirti/sicak-soguk-hassasiyeti',
    '/dis-tasi-temizligi',
    '/dis-eti-bakimi',
  ])('%s does not mention 112', (path) => {
    expect(site.pagesByPath.get(path)!.markdown).not.toContain('112');
  });

  it('fever with a swelling never waits for the same day', () => {
    const both = /şişli[kğ]\S*(?: ile| ve|\S*) (?:birlikte )?ateş[^,;.]*(?:var|çık|eklen)/iu;
    expect(saying(both, /112|hastane|acil|yoksa|olmasa|olmadan/iu)).toEqual([]);
  });

  it('a face that swells suddenly after treatment is for 112, in the same words everywhere', () => {
    const sudden = /(?:birden|aniden|dakikalar içinde) şiş(?:er|ti)[sy]|ani şişlik[^.]*ol(?:ur|du)[sy]/iu;
    expect(saying(sudden, /112/)).toEqual([]);
    const closingOf = (name: string) => triage.closings.find(({ key }) => key === name)!.text.trim();
    const rule = closingOf('ani-sislik');
    for (const sentence of rule.split(/(?<=\.)\s+/)) expect(closingOf('tedavi')).toContain(sentence);
    const pages = [
      ['/kanal-tedavisi', 'tedavi'],
      ['/kanal-tedavisi-yenileme', 'tedavi'],
      ['/sss/ilk-yardim', 'ani-sislik'],
    ];
    for (const [path, key] of pages) expect(site.pagesByPath.get(path!)!.markdown).toContain(closingOf(key!));
    const sign = emergency.find(({ key }) => key === 'tedavi-hizli-sislik')!.text;
    expect(shown).toContainEqual(expect.objectContaining({ path: '/belirti/tedavi-sonrasi-agri', text: sign }));
  });

  it('a mouth that does not open is for 112 with a second sign only', () => {
    const alone = /^(?:ağzınız|ağız)\s+(?:açılmıyor|açılmaz)[^,;]*112/iu;
    expect(saying(alone, /şişlik|ateş|yut/iu)).toEqual([]);
  });

  it('teeth that move together are for the hospital', () => {
    expect(
      saying(/(?:birkaç|birden fazla|birden çok) diş\S*[^.]*(?:birlikte|blok)[^.]*oyna/iu, /112|kırı[kğ]|hastane/iu),
    ).toEqual([]);
  });

  it('a permanent tooth knocked out is put back at once on every page that mentions its loss', () => {
    // A link to the sentence says only that there is something to do.
    expect(
      saying(/kalıcı diş\S* (?:darbeyle |bütünüyle |yerinden )*çıktıysa/iu, /yerine|yuva|: hemen şunu yapın$/iu),
    ).toEqual([]);
  });
});

it('the question box answers every sign, asked in its own words', () => expect(silentSigns(site)).toEqual([]));

it('the answer to a sign is a whole sentence on what to do', () => {
  const answers = signQuestions(site).map(({ answer }) => answer);
  expect(answers.filter((answer) => !/^(?:Hemen 112’yi|Aynı gün) /u.test(answer))).toEqual([]);
});
