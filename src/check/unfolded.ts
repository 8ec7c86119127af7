import { didYouMean } from '#content/explain.ts';
import type { Problem } from '#content/problem.ts';
import { parse, splitSections } from '#markdown/text.ts';
import { type Passage, problemIn } from './passages.ts';

/** Find items of `open` that name no section of the text below: nothing would be unfolded. */
export function unfoldedProblems(passages: readonly Passage[]): Problem[] {
  const body = passages.find(({ kind }) => kind === 'body');
  const headings = splitSections(parse(body?.text ?? '')).sections.map(({ heading }) => heading.text);
  return passages
    .filter(({ field, text }) => /^open\[\d+\]$/.test(field) && !headings.includes(text))
    .map((passage) =>
      problemIn(
        passage,
        0,
        `names no heading of the text below${didYouMean(passage.text, headings)}; copy the heading as it stands`,
      ),
    );
}
