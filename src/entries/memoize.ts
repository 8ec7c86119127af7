import type { SourceFile } from './source.ts';

/**
 * Does `work` again only for a file whose text, or for arguments that, are not the same as last time: of a folder with
 * thousands of files an editor changes one.
 */
export function memoize<A extends readonly unknown[], R>(work: (file: SourceFile, ...rest: A) => R): typeof work {
  const last = new Map<string, { readonly text: string; readonly rest: A; readonly result: R }>();
  return (file, ...rest) => {
    const known = last.get(file.name);
    if (known?.text === file.text && known.rest.every((value, index) => value === rest[index])) return known.result;
    const result = work(file, ...rest);
    last.set(file.name, { text: file.text, rest, result });
    return result;
  };
}
