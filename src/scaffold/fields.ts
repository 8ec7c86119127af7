import { groups, list, text, type Answers } from './ask.ts';
import { markdown, slugOf } from './draft.ts';

/** The place behind the last of a list that editors order. */
export const next = (entries: readonly { order: number }[] | undefined) =>
  Math.max(0, ...(entries ?? []).map(({ order }) => order)) + 1;

/** A group of two values as a step. */
export const titled = ([title, text]: readonly string[]) => ({ title, text });

/** The fields every reviewed page has. */
export const common = (answers: Answers, today: string) => ({
  title: text(answers, 'title'),
  description: text(answers, 'description'),
  lastReviewed: today,
});

/** The signs of the care cards; nothing where there are none. */
export function careOf(answers: Answers) {
  const [emergency, sameDay] = [list(answers, 'emergency'), list(answers, 'same-day')];
  if (emergency.length === 0 && sameDay.length === 0) return undefined;
  return { ...(emergency.length > 0 && { emergency }), ...(sameDay.length > 0 && { sameDay }) };
}

/** The file an entry becomes, by its slug, or by the text that its slug is made from. */
export const fileOf = (folder: string, answers: Answers, name = 'title') =>
  `${folder}/${text(answers, 'slug') || slugOf(text(answers, name))}.md`;

/** The pages of services for neighborhoods that were asked for. */
export function servicePages(
  answers: Answers,
  today: string,
  place: (other: string) => string,
  related: (other: string) => string[],
) {
  return groups(answers, 'page').map(([other = '', title, description, body = '']) => ({
    file: `service-neighborhoods/${place(other)}.md`,
    text: markdown({ title, description, lastReviewed: today, related: related(other) }, body),
  }));
}
