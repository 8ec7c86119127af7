import { readFileSync } from 'node:fs';

/**
 * Read a text that stands beside this file and fill its `{slots}`.
 * @throws where a slot has no value.
 */
export const fillTemplate = (file: 'developers.md' | 'openApi.md', slots: Readonly<Record<string, string>>): string =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .replaceAll(/\{(\w+)\}/g, (slot, name: string) => {
      if (slots[name] === undefined) throw new Error(`${file} has a slot without a value: ${slot}`);
      return slots[name];
    });
