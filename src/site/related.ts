import { allEntries } from '../entries/references.ts';
import type { Entries } from '../entries/entries.ts';

/** Get the references of entries related to one, its own choice first. */
export type Related = (name: string) => readonly string[];

/** Relate entries both ways: the entries that one names, then those that name it. */
export function relate(entries: Entries): Related {
  const named = new Map<string, string[]>();
  for (const entry of allEntries(entries)) named.set(entry.ref, [...entry.related]);
  for (const post of entries.posts) {
    const service = post.primaryService ? [`services/${post.primaryService}`] : [];
    named.set(post.ref, [...post.relatedPosts.map((slug) => `posts/${slug}`), ...service, ...post.related]);
  }
  const back = new Map<string, string[]>();
  for (const [from, targets] of named)
    for (const to of targets) {
      const list = back.get(to);
      if (list) list.push(from);
      else back.set(to, [from]);
    }
  return (name) =>
    [...new Set([...(named.get(name) ?? []), ...(back.get(name) ?? [])])].filter((other) => other !== name);
}
