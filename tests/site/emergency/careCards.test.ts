import { describe, expect, it } from 'vitest';
import { symptomSchema } from '#content/schemas/guides.ts';
import { VOCABULARIES, vocabularyOf } from '#content/vocabulary.ts';
import { toMarkdown } from '#markdown/toMarkdown.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { careCards } from '#site/emergency/careCards.ts';
import { placeLead } from '#site/emergency/emergencyOpening.ts';
import { orderEmergencyBlocks } from '#site/emergency/placeCare.ts';
import { WORDS } from '#site/words/interfaceWords.ts';
import { small as site } from '../../sites.ts';

const { phone } = site.practice;

const page = site.pages.find(({ kind }) => kind === 'symptom')!;

describe('care cards', () => {
  const body = page.markdown;

  it('come first on the page: signs for 112, what to do now, signs for the same day', () => {
    expect(page.blocks.slice(0, 3)).toMatchObject([
      { type: 'care', level: 'emergency' },
      { type: 'points', tone: 'now' },
      { type: 'care', level: 'sameDay' },
    ]);
    expect(body.startsWith(`## ${VOCABULARIES.medical.emergency}\n`)).toBe(true);
  });

  it('name the action, every sign and how to act, separately for each level', () => {
    const [emergency = '', sameDay = ''] = body.split(`## ${VOCABULARIES.medical.sameDay}`);
    expect(emergency).toContain('- Omuz ağrısına göğüste baskı');
    expect(emergency).toContain('(tel:112)');
    expect(emergency).not.toContain(phone.e164);
    expect(sameDay.indexOf('- Düşmeden sonra')).toBeGreaterThan(-1);
    expect(sameDay.indexOf(`tel:${phone.e164}`)).toBeGreaterThan(sameDay.indexOf('- Düşmeden sonra'));
    expect(sameDay).not.toContain('tel:112');
  });

  it('never speak of opening hours', () => {
    const { emergency, emergencyNote, sameDay, sameDayNote } = VOCABULARIES.medical;
    for (const words of [emergency, emergencyNote, sameDay, sameDayNote])
      expect(words).not.toMatch(/mesai|çalışma saat|kapalı|açıkken/i);
  });
});

it.each([
  ['Dik oturun. Soğuk uygulayın. Arayın.', ['Dik oturun.', 'care', 'Soğuk uygulayın. Arayın.']],
  ['Dik oturun.', ['Dik oturun.', 'care']],
  ['Ateşiniz varsa 112’yi arayın. Yoksa bekleyin.', ['care', 'Ateşiniz varsa 112’yi arayın. Yoksa bekleyin.']],
])('no more than a sentence comes before the signs for an ambulance: %s', (text, shown) => {
  const shownOf = (cards: ReturnType<typeof careCards>) => {
    const { underTitle, top } = placeLead(cards, parseMarkdown(text));
    return [...underTitle, ...top].map((block) => (block.type === 'lead' ? toMarkdown(block.text).trim() : block.type));
  };
  expect(shownOf(careCards({ care: { emergency: ['a'] } }, site.practice))).toEqual(shown);
  expect(shownOf(careCards({ care: { sameDay: ['a'] } }, site.practice))).toEqual([text, 'care']);
});

it('one or two signs have no note, which would be longer than they are', () => {
  const noteOf = (emergency: string[]) => careCards({ care: { emergency } }, site.practice)[0]?.note;
  expect(
    [
      ['a', 'b'],
      ['a', 'b', 'c'],
    ].map(noteOf),
  ).toEqual([undefined, vocabularyOf(site.practice).emergencyNote]);
});

describe('what to do now', () => {
  const order = (entry: Pick<Parameters<typeof careCards>[0], 'care' | 'firstAid'>) =>
    orderEmergencyBlocks(careCards(entry, site.practice), { doNow: ['Soğuk uygulayın.'] }).map((block) =>
      block.type === 'care' ? block.role : block.type,
    );

  it('comes after the signs for an ambulance and before those for the same day', () => {
    expect(order({ care: { emergency: ['a'], sameDay: ['b'] } })).toEqual(['emergency', 'points', 'sameDay']);
    expect(order({ care: { emergency: ['a'] } })).toEqual(['emergency', 'points']);
    expect(order({ care: { sameDay: ['b'] } })).toEqual(['sameDay', 'points']);
    expect(order({})).toEqual(['points']);
  });

  it('is where the signs for an ambulance lead whoever has none of them', () => {
    const [emergency, sameDay] = orderEmergencyBlocks(
      careCards({ care: { emergency: ['a'], sameDay: ['b'] } }, site.practice),
      {
        doNow: ['Soğuk uygulayın.'],
      },
    ).filter(({ type }) => type === 'care');
    expect(emergency).toMatchObject({
      jumpsBelow: [{ path: '#bolum-simdi-ne-yapmali' }, { path: '#bolum-ayni-gun-hekime-muayene-olun' }],
    });
    expect(sameDay).not.toHaveProperty('jumpsBelow');
    expect(page.blocks.map(({ id }) => id)).toContain('bolum-simdi-ne-yapmali');
    expect(page.markdown).toContain('](#bolum-simdi-ne-yapmali)');
  });

  it('may be missing where every sign is of an ambulance: nothing then leads to it', () => {
    const blocks = orderEmergencyBlocks(careCards({ care: { emergency: ['a'] } }, site.practice), { doNow: [] });
    expect(blocks.map(({ type }) => type)).toEqual(['care']);
    expect(blocks[0]).not.toHaveProperty('jumpsBelow');
    const entry = { title: 'Bayılma', description: 'a'.repeat(110), lastReviewed: '2026-11-30' };
    expect(symptomSchema.safeParse({ ...entry, care: { emergency: ['a'] } }).success).toBe(true);
    expect(symptomSchema.safeParse({ ...entry, care: { emergency: ['a'], sameDay: ['b'] } }).success).toBe(false);
  });

  it.each([
    [['Diş çıktıysa, hemen yerine koyun.'], 'Diş çıktıysa: hemen şunu yapın'],
    [['Hemen yerine koyun, sonra gelin.'], 'Hemen şunu yapın'],
    [['Diş çıktıysa, koyun.', 'Kanıyorsa, bastırın.'], 'Hemen şunu yapın'],
  ])('is where the signs for an ambulance lead first, if it cannot wait: %s', (atOnce, label) => {
    const [emergency] = careCards({ care: { emergency: ['a'], atOnce } }, site.practice);
    expect(emergency).toMatchObject({ atOnceLink: { path: '#bolum-hemen-sunu-yapin', label } });
  });

  it('comes before what is normal', () => {
    const cards = careCards({ care: { emergency: ['a'], sameDay: ['b'] } }, site.practice);
    const headings = orderEmergencyBlocks(cards, { expected: ['Sızı azalır.'], doNow: ['Soğuk uygulayın.'] }).map(
      ({ heading }) => heading,
    );
    expect(headings.slice(1, 3)).toEqual([WORDS.doNow, WORDS.expected]);
  });

  it('follows what to do about a complaint', () => {
    const firstAid = [{ complaint: 'Dişim çıktı', title: 'Diş çıktıysa', steps: ['Dişi bulun.'] }];
    const others = [{ title: 'Kalp', signs: ['c'] }];
    const care = { emergency: ['a'], sameDay: ['b'], others };
    expect(order({ care, firstAid })).toEqual(['emergency', 'others', 'firstAid', 'points', 'sameDay']);
    const cards = careCards({ care, firstAid }, site.practice);
    const note = { type: 'points', tone: 'note', heading: 'Ağrı kesici', items: ['a'] } as const;
    const folded = orderEmergencyBlocks(cards, { doNow: ['Soğuk uygulayın.'] }, [note]).map(
      (block) => 'isFolded' in block && block.isFolded,
    );
    expect(folded).toEqual([false, false, true, false, false, true]);
  });
});

describe('the review of a medical text', () => {
  const review = (kind: string) => site.pages.find((one) => one.kind === kind)?.review;

  it('names its day, and who the practice says reviews its texts', () => {
    for (const kind of ['symptom', 'service', 'faq-category'])
      expect(review(kind), kind).toMatchObject({
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        reviewer: site.practice.reviewer,
      });
  });

  it('is left out of pages that are not medical, and of posts that declare no review', () => {
    for (const kind of ['home', 'about', 'contact', 'neighborhood', 'blog-index', 'developers'])
      expect(review(kind), kind).toBeUndefined();
    for (const post of site.posts)
      expect(site.pagesByPath.get(`/blog/${post.slug}`)!.review?.date).toBe(post.lastReviewed);
    expect(site.pagesByPath.get('/gizlilik')!.review).toBeUndefined();
  });
});
