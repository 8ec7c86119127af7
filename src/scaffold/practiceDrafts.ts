import type { z } from 'zod';
import { createSpeller } from '#check/spelling/dictionary.ts';
import { placedWords } from '#check/spelling/spelling.ts';
import { readWordList, WORD_LIST } from '#check/spelling/wordList.ts';
import { explainIssue } from '#content/explain.ts';
import { fieldName } from '#content/finding.ts';
import { DAYS } from '#content/schemas/hoursFields.ts';
import { PAGE_PATHS } from '#site/addresses.ts';
import { slugOf } from '#turkish/slugOf.ts';
import type { Data } from './fieldValues.ts';
import { practiceForm, specialtyOf } from './practiceForm.ts';
import { fill, readTemplate, templatesIn } from './template.ts';
import { type Draft, InputError } from './writeDrafts.ts';

const WAY_TEMPLATES = readTemplate('ways.yaml').data as Readonly<Record<string, object>>;
const WORDING_TEMPLATES = readTemplate('wordings.yaml').data as Readonly<
  Record<string, { readonly emergency: readonly string[] }>
>;
const SERVICE = 'services/service.md';
/** Questions of the field. */
const FIELD_FAQ = 'faq/alan.yaml';

/**
 * Create the content of a new practice: the given facts, texts that hold for every practice, to-dos for the rest, and a
 * word list of names that are not in the dictionary.
 * @throws InputError that lists all errors in the data.
 */
export async function practiceDrafts(data: Data, today: string): Promise<Draft[]> {
  const parsed = practiceForm.safeParse(data);
  if (!parsed.success) throw new InputError(parsed.error.issues.map((issue) => explainFlag(issue, data)).join('\n'));
  const { hours, messages, service, ...given } = parsed.data;
  const { visit = 'muayene', schemaType = 'MedicalClinic', texts, ...specialty } = specialtyOf(given);
  const kind = WORDING_TEMPLATES[texts ?? specialty.wording ?? 'medical']!;
  const open = hours.flat();
  const off = DAYS.filter((day) => !open.some(({ days }) => days.includes(day)));
  const values = {
    ...given,
    ...specialty,
    schemaType,
    signs: specialty.signs ?? [],
    ...messages,
    ...kind,
    emergency: [...new Set([...(specialty.emergency ?? []), ...kind.emergency].flat())],
    ...WAY_TEMPLATES[messages ? 'message' : 'telephone'],
    ...(given.online && WAY_TEMPLATES[messages ? 'onlineOrMessage' : 'online']),
    form: given.online ? `, or made at ${given.online}` : '; there is no online booking form',
    today,
    visit,
    Visit: visit[0]!.toLocaleUpperCase('tr') + visit.slice(1),
    field: specialty.specialty.toLocaleLowerCase('tr'),
    openingHours: [...open, ...(off.length > 0 ? [{ days: off, closed: true }] : [])],
    securityContact: given.email ? `mailto:${given.email}` : `${given.url}${PAGE_PATHS.contact}`,
    // In one year; 29 February may not exist then.
    securityExpires: `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('-02-29', '-02-28')}`,
  };
  const pages = templatesIn('practice').filter(
    (file) => file !== SERVICE && (file !== FIELD_FAQ || specialty.questions),
  );
  const speller = await createSpeller(readWordList(''));
  const people = given.doctor.flatMap(({ name, title }) => [name, title]);
  // These are no names: their words may stand within a sentence.
  const services = [specialty.specialty, ...service].map((name) => name.toLocaleLowerCase('tr'));
  const names = placedWords([given.name, given.district, given.street, ...people, ...services].join('\n'));
  const unknown = [...new Set(names.map(({ word }) => word))].filter((word) => speller.wrong(word));
  return [
    ...pages.map((file) => fill(file, `practice/${file}`, values)),
    ...service.map((name, index) =>
      fill(`services/${slugOf(name)}.md`, `practice/${SERVICE}`, { ...values, service: name, order: index + 1 }),
    ),
    ...(unknown.length > 0 ? [{ file: WORD_LIST, text: `${unknown.join('\n')}\n` }] : []),
  ];
}

function explainFlag(issue: z.core.$ZodIssue, data: unknown): string {
  const value = issue.path.reduce((part, key) => (part as Data | undefined)?.[String(key)], data);
  return `--${fieldName(issue.path)} ${explainIssue(issue, value)}`;
}
