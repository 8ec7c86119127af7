import { ROUTES } from '../api/routes.ts';
import type { SiteData } from './data.ts';

type Names = Pick<SiteData, 'postSlugs' | 'faqCategories'>;

/** Paths with each `{slug}` and `{category}` in them replaced by every one there is. */
export function expand(paths: readonly string[], { postSlugs, faqCategories }: Names): readonly string[] {
  const values: Readonly<Record<string, readonly string[]>> = { slug: postSlugs, category: faqCategories };
  return paths.flatMap((path) => {
    const name = /\{(\w+)\}/.exec(path)?.[1];
    return name === undefined ? [path] : (values[name] ?? []).map((value) => path.replace(`{${name}}`, () => value));
  });
}

/** Every JSON file of the API. */
export const snapshotFiles = (names: Names): readonly string[] =>
  Object.values(ROUTES).flatMap(({ snapshots }) => expand(snapshots, names));
