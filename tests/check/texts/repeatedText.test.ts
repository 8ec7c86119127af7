import { describe, expect, it } from 'vitest';
import { passagesOf } from '#check/passages.ts';
import { repeatedTextFindings } from '#check/texts/repeatedText.ts';

const findingsOf = (...files: { name: string; text: string }[]) => repeatedTextFindings(files.flatMap(passagesOf));

describe('a paragraph', () => {
  const SAID =
    'Balkondaki saksıyı sabah erkenden sulayın, yaprakları ıslatmadan toprağına yavaşça dökün ve tabağında biriken suyu yarım saat sonra boşaltın; öğle güneşinde sulanan bitkinin yaprağı yanar.';
  const answer = (name: string, text: string) => ({
    name,
    text: `title: x\nquestions:\n  - key: a\n    question: Ne?\n    answer: >-\n      ${text}\n`,
  });

  it('that repeats another file is reported once, with both places', () => {
    const repeated = answer('faq/b.yaml', `Evet. ${SAID.replace('yavaşça', 'azar azar')}`);
    const warnings = findingsOf(answer('faq/a.yaml', SAID), repeated, answer('faq/c.yaml', 'Kısa bir yanıt.'));
    expect(warnings).toMatchObject([
      { severity: 'warning', file: 'faq/b.yaml', line: 6, field: 'questions[0].answer' },
    ]);
    expect(warnings[0]!.message).toContain('faq/a.yaml:6');
  });

  it('may say what the question box answers from it', () => {
    const entries = answer('answers/entries.yaml', SAID).text.replace('questions:', 'entries:');
    expect(findingsOf({ name: 'answers/entries.yaml', text: entries }, answer('faq/a.yaml', SAID))).toEqual([]);
  });

  it('may repeat its own file, and what another says in different words', () => {
    const other =
      'Saksıdaki bitkiyi sulamak için sabahı seçin; akşam sulanan toprak gece boyu ıslak kalır, kökler çürür, mantar gelişir, yapraklar sararır ve bitki zamanla ölür.';
    const files = [answer('faq/a.yaml', `${SAID}\n\n      ${SAID}`), answer('faq/b.yaml', other)];
    expect(findingsOf(...files)).toEqual([]);
  });
});

describe('a page', () => {
  /** `count` words that occur nowhere else; digits would be words of their own. */
  const words = (name: string, count: number) =>
    Array.from(
      { length: count },
      (_, at) => name + String(at).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!),
    );
  const page = (name: string, ...parts: readonly string[][]) => ({
    name: `posts/${name}.md`,
    text: `---\ntitle: ${words(`${name}t`, 3).join(' ')}\n---\n${parts.map((part) => part.join(' ')).join('\n\n')}\n`,
  });
  // Each in a paragraph too short to be one that is repeated.
  const shared = [words('ortak', 19), words('genel', 19), words('beraber', 19)];

  it('that shares more than 30 % of the shorter one with an earlier one gets a warning', () => {
    const long = page('uzun', words('uzun', 500), ...shared);
    expect(findingsOf(long, page('kisa', words('kisa', 60), ...shared))).toMatchObject([
      {
        severity: 'warning',
        file: 'posts/kisa.md',
        line: 6,
        field: 'body',
        message: expect.stringMatching(/^shares \d\d % of its text with posts\/uzun\.md:6;/) as string,
      },
    ]);
    expect(findingsOf(long, page('kisa', words('kisa', 180), ...shared))).toEqual([]);
  });

  it('may share what is no page, questions in the words of patients, and addresses of links', () => {
    const note = {
      name: 'notes/not.yaml',
      text: `title: x\npoints:\n${shared.map((one) => `  - ${one.join(' ')}\n`).join('')}`,
    };
    const linked = (name: string) => page(name, words(name, 60), [`[${name}](/${words('yol', 60).join('-')})`]);
    expect(findingsOf(note, page('a', words('a', 10), ...shared), linked('b'), linked('c'))).toEqual([]);
  });
});
