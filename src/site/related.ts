import { allEntries } from '../entries/references.ts';
import type { Entries } from '../entries/entries.ts';

/** Relate entries both ways, by their references: those that one names, then those that name it. */
export function relate(entries: Entries): (ref: string) => readonly string[] {
  const named = new Map(allEntries(entries).map(({ ref, related }) => [ref, related]));
  for (const { ref, relatedPosts, primaryService, related } of entries.posts) {
    const service = primaryService ? [`services/${primaryService}`] : [];
    named.set(ref, [...relatedPosts.map((slug) => `posts/${slug}`), ...service, ...related]);
  }
  const pairs = [...named].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
  const naming = Map.groupBy(pairs, ({ to }) => to);
  return (ref) => {
    const others = [...(named.get(ref) ?? []), ...(naming.get(ref) ?? []).map(({ from }) => from)];
    return [...new Set(others)].filter((other) => other !== ref);
  };
}
