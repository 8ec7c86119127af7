import { type Entry, type FileReading, readEntry } from '#content/entries.ts';
import { fileFinding } from '#content/finding.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import type { LinkInFile } from './addresses/links.ts';
import { checkTexts, type PracticeForCheck, UNKNOWN_PRACTICE } from './checkTexts.ts';
import { isTooLong, passagesOf } from './passages.ts';
import { practiceFactFindings } from './practice/practiceFacts.ts';
import { textLimitFindings } from './texts/textLimits.ts';

export const PRACTICE_FILE = 'practice.yaml';

/** A file's entry, findings and links, found without the other files. Plain data. */
interface CheckedFile extends FileReading {
  readonly links: readonly LinkInFile[];
}

/** Parse and check one file, apart from its links. Never throws for bad content. */
export function checkFile(file: ContentFile, practice: PracticeForCheck = UNKNOWN_PRACTICE): CheckedFile {
  const broken = (message: string) => ({ name: file.name, findings: [fileFinding(file.name, message)], links: [] });
  if (isTooLong(file))
    return broken(
      `has ${file.text.length.toLocaleString('en')} characters, more than a content file can have; divide it`,
    );
  try {
    const passages = passagesOf(file);
    const limits = passages.flatMap(textLimitFindings);
    if (limits.length > 0) return { name: file.name, findings: limits, links: [] };
    const reading = readEntry(file);
    const { findings, links } = checkTexts(file, practice, passages);
    const factFindings =
      reading.entry && file.name === PRACTICE_FILE ? practiceFactFindings(reading.entry as Entry<Practice>, file) : [];
    return { ...reading, findings: [...reading.findings, ...findings, ...factFindings], links };
  } catch (error) {
    return broken(`cannot be read (${String(error)}); look for lists or quotations that are nested deeply`);
  }
}
