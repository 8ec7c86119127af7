import { describe, expect, it } from 'vitest';
import type { Answer } from '#answers/forRequests.ts';
import type { AnswerFound, AnswerMissing } from '#api/answerResponse.ts';
import { askConfig } from '#ask/askConfig.ts';
import { ASK_STATUS } from '#ask/browser/askStatus.ts';
import { answerMarkdown } from '#ask/edge/answerMarkdown.ts';
import { ANSWER_WORDS } from '#ask/edge/answerWords.ts';
import { renderAnswer } from '#ask/edge/renderAnswer.ts';
import { renderFailure } from '#ask/renderFailure.ts';
import { VOCABULARIES } from '#content/vocabulary.ts';
import { DATA, FOUND as FOUND_BY_ENGINE, URGENT } from '../edge/sampleEdge.ts';
import { sample } from '../sites.ts';

const CONFIG = DATA.ask;
const WAYS = CONFIG.ways.map(({ href }) => href);
const FOUND: AnswerFound = {
  ...(FOUND_BY_ENGINE as Extract<Answer, { matched: true }>),
  source: 'fuse',
  related: [],
  query: 'kanal tedavisi ağrır mı',
  answer: 'Şişlik sık görülür, kendiliğinden iner.',
  notice: 'Tanı değildir.',
};
const MISSING: AnswerMissing = {
  query: 'ısırınca dişim ağrıyor neden',
  matched: false,
  fallback: { phone: '+902320000012', message: 'Bize yazın.' },
  related: [],
  notice: 'Tanı değildir.',
};
const ACHE = { question: 'Isırınca dişim neden ağrıyor?', answer: 'Çatlak olabilir.', url: 'https://x.example/a#b' };

const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1]);
const headings = (html: string) => [...html.matchAll(/<h[34][^>]*>(.*?)<\/h/g)].map((match) => match[1]);

describe('an answer', () => {
  it('shows its question, its text, and the page to read on', () => {
    const link = { href: 'https://x.example/kanal-tedavisi', label: 'Kanal tedavisi' };
    const html = renderAnswer(
      { ...FOUND, link, answer: 'Hayır.\n\n184’ü ya da 0232 000 00 12 numarasını arayın.' },
      CONFIG,
    );
    expect(headings(html)).toEqual([FOUND.question]);
    expect(html).toContain('<p><strong>Hayır.</strong></p>');
    // The numbers that the text names are buttons, too.
    const [help, phone] = ['tel:184', 'tel:+902320000012'];
    expect(links(html)).toEqual([help, phone, help, phone, '/kanal-tedavisi', '/sss/kanal#kanal-0']);
    expect(html).toContain(ANSWER_WORDS.source);
    const post = { ...FOUND, url: 'https://x.example/blog/a' };
    for (const text of [renderAnswer(post, CONFIG), answerMarkdown(post, CONFIG)])
      expect(text).toContain(ANSWER_WORDS.readOn);
    expect(html).toContain(FOUND.notice);
  });

  it.each([
    ['Uyutmayan ağrıda aynı gün bizi ya da bir diş hekimini arayın.', ['tel:184', 'tel:+902320000012']],
    ['Bizi hemen arayın.', ['tel:184', 'tel:+902320000012']],
    ['İlk iş günü bizi arayın. Hemen değil.', ['tel:+902320000012']],
    ['Bizi beklemeden hemen 112’yi arayın.', []],
    ['O dişi çeken hekimi arayın.', []],
  ])('that tells to call has buttons for that below its first paragraph: %s', (told, calls) => {
    const html = renderAnswer({ ...FOUND, answer: `Soğuk koyun. Bekleyin.\n\n${told}` }, CONFIG);
    const [, buttons = ''] =
      /Soğuk koyun\.<\/strong> Bekleyin\.<\/p><p class="ask-ways[^>]*>(.*?)<\/p>/.exec(html) ?? [];
    expect(links(buttons)).toEqual(calls);
  });

  it('in Markdown has its list, its links within the site and its bold words', () => {
    const answer = `Yanınızda **kimlik** olsun:\n\n- ilaç listesi\n- [adres](${DATA.base}/iletisim) notu`;
    expect(renderAnswer({ ...FOUND, answer }, CONFIG).replaceAll(/\s+/g, ' ')).toContain(
      '<p>Yanınızda <strong>kimlik</strong> olsun:</p> <ul> <li>ilaç listesi</li> <li><a href="/iletisim">adres</a> notu</li> </ul>',
    );
  });

  it('to a question of one or two words offers a choice', () => {
    const short = renderAnswer({ ...FOUND, query: 'ağrır mı' }, CONFIG);
    expect(headings(short)).toEqual([FOUND.question, ANSWER_WORDS.otherQuestion]);
    expect(links(short)).toEqual(expect.arrayContaining(['/belirti/agri', '/sss']));
    const related = renderAnswer({ ...FOUND, query: 'ağrır mı', related: [ACHE] }, CONFIG);
    expect(headings(related)).toEqual([FOUND.question, ANSWER_WORDS.otherQuestion, VOCABULARIES.medical.complaint]);
    expect(headings(renderAnswer({ ...FOUND, related: [ACHE] }, CONFIG))).toEqual([
      FOUND.question,
      ANSWER_WORDS.related,
    ]);
  });

  it('escapes the response and the question', () => {
    const bait = '"><img src=x onerror=alert(1)>';
    const evil = { question: bait, answer: bait, url: `https://x.example/"><b>` };
    const html = [
      renderAnswer(
        { ...FOUND, ...evil, query: bait, link: { href: evil.url, label: bait }, related: [evil], notice: bait },
        CONFIG,
      ),
      renderAnswer({ ...FOUND, ...evil, urgent: { ...URGENT, message: bait, messageEn: bait, url: evil.url } }, CONFIG),
      renderAnswer({ ...MISSING, query: `the ${bait}`, related: [evil] }, CONFIG),
      renderFailure('failed', CONFIG),
    ].join('');
    expect(html).not.toMatch(/<(?:img|b)\b/);
    expect(html).toContain('&lt;img');
  });
});

describe('first aid', () => {
  it('begins with a button, then lists steps without a second link to its number', () => {
    const html = renderAnswer({ ...MISSING, urgent: URGENT, related: [ACHE] }, CONFIG);
    expect(headings(html)).toEqual([ASK_STATUS.urgent]);
    // But for an alarm in doubt, whose message names the signs.
    const doubtful = renderAnswer({ ...MISSING, urgent: { ...URGENT, kind: 'general' }, related: [ACHE] }, CONFIG);
    expect(headings(doubtful)).toEqual([ASK_STATUS.urgent, ANSWER_WORDS.onThisSite]);
    expect(html).toContain('<p class="on-paper"><strong>Hemen 112’yi arayın.</strong></p><ul><li>Dik oturun; ');
    expect(links(html)).toEqual(['tel:112', 'tel:114', '/acil']);
    expect(html).not.toContain('Call 112');
  });

  it('leads to no page of contact that says nothing of it', () => {
    const urgent = { ...URGENT, url: `https://x.example${CONFIG.contact}` };
    const config = { ...CONFIG, emergency: { ...CONFIG.emergency, hasPage: false } };
    for (const text of [renderAnswer({ ...MISSING, urgent }, config), answerMarkdown({ ...MISSING, urgent }, config)])
      expect(text).not.toContain(CONFIG.contact);
    expect(renderAnswer({ ...MISSING, urgent: URGENT }, config)).toContain('href="/acil"');
    const below = { ...URGENT, url: `https://x.example/acil${CONFIG.contact}` };
    expect(renderAnswer({ ...MISSING, urgent: below }, config)).toContain(`href="/acil${CONFIG.contact}"`);
  });

  it('numbers the steps whose order matters', () => {
    const html = renderAnswer({ ...MISSING, urgent: { ...URGENT, kind: 'choking' } }, CONFIG);
    expect(html).toContain('<p class="on-paper"><strong>Hemen 112’yi arayın.</strong></p><ol><li>Dik oturun; ');
  });

  it('keeps titles and names in one step', () => {
    const message = 'Hemen 112’yi arayın. Sonra Uzm. Dr. Ayşe Kaya’yı arayın. Dik oturun.';
    const html = renderAnswer({ ...MISSING, urgent: { ...URGENT, message } }, CONFIG);
    expect(html).toContain('<ul><li>Sonra Uzm. Dr. Ayşe Kaya’yı arayın.</li><li>Dik oturun.</li></ul>');
  });

  it('has no unfolded answer beside it that could reassure', () => {
    const html = renderAnswer({ ...FOUND, urgent: URGENT }, CONFIG);
    expect(headings(html)).toEqual([ASK_STATUS.urgent, ANSWER_WORDS.onThisSite]);
    expect(html.indexOf(FOUND.answer)).toBeGreaterThan(html.indexOf(`<details><summary><span>${FOUND.question}`));
    const markdown = answerMarkdown({ ...FOUND, urgent: URGENT }, CONFIG);
    expect(markdown).toContain(`[${FOUND.question}](${FOUND.url})`);
    expect(markdown).not.toContain(FOUND.answer);
  });

  it('says whom to call the same day if that may be enough, and the signs before the call for them', () => {
    const html = renderAnswer({ ...MISSING, urgent: { ...URGENT, kind: 'swelling' } }, CONFIG, {
      otherwise: 'sameDay',
    });
    expect(headings(html)).toEqual([ANSWER_WORDS.sameDayTitle]);
    expect(html.indexOf('Hemen 112')).toBeLessThan(html.indexOf('tel:112'));
    expect(links(html)).toEqual(['tel:112', 'tel:114', 'tel:184', 'tel:+902320000012', '/acil']);
  });

  it.each(['Yalnız değilsiniz. 112’yi arayın. Yanınızda biri olsun.', '112’yi arayın. Yanınızda biri olsun.'])(
    'is shown alone for thoughts of suicide: %s',
    (message) => {
      const urgent = { ...URGENT, kind: 'selfharm', message } as const;
      const html = renderAnswer({ ...FOUND, urgent }, CONFIG);
      expect(html).toContain('<p><strong>112’yi arayın.</strong></p><p>Yanınızda biri olsun.</p>');
      expect(headings(html)).toEqual(['Yalnız değilsiniz.']);
      expect(html).not.toContain('<li>');
      expect(links(html)).toEqual(['tel:112']);
      for (const text of [html, answerMarkdown({ ...FOUND, urgent }, CONFIG)]) {
        expect(text).not.toContain(FOUND.question);
        expect(text).not.toContain(FOUND.notice);
      }
    },
  );
});

describe('a question that is not Turkish', () => {
  it('gets first aid in English first', () => {
    const html = renderAnswer({ ...MISSING, query: 'I cannot breathe', urgent: URGENT }, CONFIG);
    expect(html.indexOf(URGENT.messageEn)).toBeGreaterThan(0);
    expect(html.indexOf(URGENT.messageEn)).toBeLessThan(html.indexOf(ANSWER_WORDS.showTurkish));
    expect(html.indexOf(ANSWER_WORDS.showTurkish)).toBeLessThan(html.indexOf('Hemen'));
  });

  it('gets the English answer if there is one, and the essentials', () => {
    const english = { ...FOUND, notice: `No, it does not hurt.\n${FOUND.notice}` };
    const html = renderAnswer({ ...english, query: 'does a root canal hurt' }, CONFIG);
    // The Turkish answer is folded.
    const order = [
      'No, it does not hurt.',
      'call <a href="tel:112">',
      'Open.',
      `<details><summary><span>${FOUND.question}`,
    ];
    const places = order.map((text) => html.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    const missing = { ...MISSING.fallback, message: 'We found no sure answer. Otherwise call.\nBize yazın.' };
    const unsure = renderAnswer({ ...MISSING, query: 'is there parking', fallback: missing }, CONFIG);
    expect(links(unsure)).toEqual(['tel:112', 'tel:184', 'tel:+902320000012']);
    expect(unsure).not.toContain('Otherwise');
    expect(renderAnswer({ ...english, query: 'my tooth hurts' }, CONFIG)).toContain('Take what helps.');
    expect(renderAnswer(FOUND, CONFIG)).not.toContain('lang="en"');
  });
});

describe('without a sure answer', () => {
  it('offers suggestions, complaints and the practice', () => {
    const html = renderAnswer({ ...MISSING, related: [ACHE] }, CONFIG);
    expect(headings(html)).toEqual([ANSWER_WORDS.choose, ANSWER_WORDS.noneOfThese, VOCABULARIES.medical.complaint]);
    expect(html).not.toContain('<details open>');
    expect(links(html)).toEqual(['/a#b', 'tel:112', 'tel:184', '/belirti/gece', ...WAYS, '/belirti/agri', '/sss']);
    expect(html).toContain('class="button urgent" href="tel:112"');
    const near = renderAnswer({ ...MISSING, related: [ACHE, ACHE] }, CONFIG, { isFirstLikely: true });
    expect(headings(near)[0]).toBe(ANSWER_WORDS.nearest);
    expect(near.match(/<details(?: open)?>/g)).toEqual(['<details open>', '<details>']);
    // Pages on complaints only where one is named.
    const way = { ...ACHE, question: 'Bornova’dan nasıl gelinir?' };
    // A suggestion need not share a word with the question.
    for (const query of ['tramvayla ulaşım', 'sistem nasıl', 'şişman hastaya ulaşım']) {
      const short = renderAnswer({ ...MISSING, query, related: [way] }, CONFIG);
      expect(headings(short)).toEqual([ANSWER_WORDS.choose, ANSWER_WORDS.noneOfThese]);
      expect(links(short)).toEqual(['/a#b', 'tel:112', ...WAYS, '/sss']);
    }
  });

  it('and without suggestions says what it can answer and how to ask again', () => {
    const html = renderAnswer(MISSING, CONFIG);
    expect(headings(html)).toEqual([CONFIG.words.answersOnly]);
    expect(links(html)).toEqual(['/iletisim', 'tel:112', '/sss']);
    expect(headings(renderAnswer({ ...MISSING, query: 'Merhaba, iyi günler' }, CONFIG))[0]).toMatch(/^Merhaba/);
  });

  it('the message to the practice leaves out the question, which is about somebody’s health', () => {
    const site = sample;
    const { ways } = askConfig(site);
    const { href } = ways.find((way) => way.href.startsWith('https:'))!;
    expect(new URL(href).searchParams.get('text')).toBe(site.practice.booking.message);
    const outside = links(renderAnswer({ ...MISSING, related: [ACHE] }, { ...CONFIG, ways })).join(' ');
    for (const word of MISSING.query.split(' ')) expect(outside).not.toContain(encodeURIComponent(word));
  });

  it('and after a failure offers calls for help', () => {
    expect(links(renderFailure('offline', CONFIG))).toEqual(['tel:112', 'tel:184', 'tel:+902320000012']);
    expect(renderFailure('failed', CONFIG)).toContain(ASK_STATUS.retry);
    const { help: _, ...bare } = { ...CONFIG, ways: CONFIG.ways.slice(0, 1) };
    expect(links(renderFailure('failed', bare))).toEqual(['tel:112', 'tel:+902320000012']);
  });
});

it('anyone who is told to call the practice gets its telephone, whatever number receives its messages', () => {
  const fallback = {
    channel: 'messaging',
    url: 'https://wa.me/905320000000',
    phone: '+905320000000',
    message: 'Bize yazın.',
  };
  const markdown = answerMarkdown({ ...MISSING, fallback: { ...fallback, channel: 'messaging' } }, CONFIG);
  expect(markdown).toContain('<tel:+902320000012>');
  expect(markdown).not.toContain('tel:+905320000000');
});
