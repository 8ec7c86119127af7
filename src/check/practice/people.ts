import type { Entries } from '#content/entries.ts';
import { didYouMean } from '#content/explain.ts';
import { pageEntries } from '#content/pageEntries.ts';
import type { UnplacedFinding } from '../fileProblem.ts';

/** Find authors who are no doctors of the practice, and reviewers whom practice.yaml does not name. */
export function peopleFindings(entries: Entries): UnplacedFinding[] {
  const practice = entries.singles['practice.yaml'];
  const authors = practice.doctors.map(({ name }) => name);
  const people = [...authors, ...practice.reviewers.map(({ name }) => name)];
  const authorFindings = entries.posts.flatMap(({ file, author }) => {
    const message = `no doctor of practice.yaml has this name; write one of: ${authors.join(', ')}`;
    return author && !authors.includes(author) ? [{ file, path: ['author'], message }] : [];
  });
  // practice.yaml names that of pages without one.
  const reviewerFindings = [practice, ...pageEntries(entries)].flatMap((entry): UnplacedFinding[] => {
    const { file, reviewer } = entry as { file: string; reviewer?: string };
    if (!reviewer || people.includes(reviewer)) return [];
    const meant = didYouMean(reviewer, people) || '; add somebody from outside to "reviewers"';
    const message = `is nobody in "doctors" or "reviewers" of practice.yaml${meant}`;
    return [{ file, path: ['reviewer'], message, severity: 'warning' }];
  });
  return [...authorFindings, ...reviewerFindings];
}
