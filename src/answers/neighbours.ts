import { rootsOf } from './roots.ts';

interface Shown {
  readonly question: string;
  readonly url: string;
}

/** A root that more of all questions have than this says little of any one of them. */
const COMMON = 0.05;
/** Beginnings of verbs that only help others: "iptal eder" and "tedavi eder" have nothing in common. */
const HELPING = /^(?:ede|edi|ett|etm|alab|alma|alin|yapi|yapt|kala|geli|geld|gele|duru|bila|soyl)/;

/** In a small practice even a telling root is in a few questions. */
const FEW = 3;

/**
 * Which entries may stand beside another's answer: those that the same page answers, and those whose questions share a root with
 * it that few questions have. What is merely the next in rank may be of anything, and hurts.
 * @returns Whether two entries, by position, are neighbours.
 */
export function createNeighbours(entries: readonly Shown[]): (one: number, other: number) => boolean {
  const roots = entries.map(({ question }) => rootsOf(question).filter((root) => !HELPING.test(root)));
  const counts = new Map<string, number>();
  for (const root of roots.flat()) counts.set(root, (counts.get(root) ?? 0) + 1);
  const most = Math.max(FEW, COMMON * entries.length);
  const telling = roots.map((list) => list.filter((root) => counts.get(root)! <= most));
  const pages = entries.map(({ url }) => url.split('#')[0]);
  return (one, other) => pages[one] === pages[other] || telling[one]!.some((root) => telling[other]!.includes(root));
}
