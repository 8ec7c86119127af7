import { expect, it } from 'vitest';
import { overlapProblems } from '#check/overlap.ts';
import { passagesOf } from '#check/passages.ts';

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
const problemsOf = (...files: { name: string; text: string }[]) => overlapProblems(files.flatMap(passagesOf));

const shared = words('ortak', 40);

it('reports the later of two pages that share more than 30 % of the shorter one', () => {
  const long = page('uzun', words('uzun', 500), shared);
  const short = page('kisa', words('kisa', 60), shared);
  expect(problemsOf(long, short)).toMatchObject([
    {
      severity: 'error',
      file: 'posts/kisa.md',
      line: 6,
      field: 'body',
      message: expect.stringMatching(/^shares \d\d % of its text with posts\/uzun\.md:6;/) as string,
    },
  ]);
  expect(problemsOf(long, page('kisa', words('kisa', 120), shared))).toEqual([]);
});

it('does not count what is no page, questions in the words of patients, and addresses of links', () => {
  const note = { name: 'notes/not.yaml', text: `title: x\npoints:\n  - ${shared.join(' ')}\n` };
  const linked = (name: string) => page(name, words(name, 60), [`[${name}](/${words('yol', 60).join('-')})`]);
  expect(problemsOf(note, page('a', words('a', 10), shared), linked('b'), linked('c'))).toEqual([]);
});

it('warns about a passage on its third page, and on each further one', () => {
  const passage = words('cumle', 12);
  const pages = ['a', 'b', 'c', 'd'].map((name) => page(name, words(name, 100), passage));
  const warnings = problemsOf(...pages);
  expect(warnings).toMatchObject([
    { severity: 'warning', file: 'posts/c.md', line: 6 },
    { severity: 'warning', file: 'posts/d.md', line: 6 },
  ]);
  expect(warnings[0]!.message).toContain('stands in posts/a.md:6 and posts/b.md:6, too');
  expect(problemsOf(...pages.slice(0, 2))).toEqual([]);
  expect(problemsOf(...['a', 'b', 'c'].map((name) => page(name, words(name, 100), words('cumle', 11))))).toEqual([]);
});
