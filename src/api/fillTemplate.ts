import { readFileSync } from 'node:fs';

/**
 * Read a text file and fill its `{slots}`.
 * @throws if a slot has no value
 */
export const fillTemplate = (file: URL, slots: Readonly<Record<string, string>>): string =>
  readFileSync(file, 'utf8').replaceAll(/\{(\w+)\}/g, (slot, name: string) => {
    if (slots[name] === undefined) throw new Error(`${file.pathname} has a slot without a value: ${slot}`);
    return slots[name];
  });
