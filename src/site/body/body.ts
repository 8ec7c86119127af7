import type { Citation } from '../../entries/schemas/notes.ts';
import { pathOf } from '../addresses.ts';
import type { Block, BlockOf, Entry } from '../block.ts';
import { callsHelp, careCall } from '../emergency/care.ts';
import { hoursLines } from '../hours/hours.ts';
import type { Link } from '../link.ts';
import { introduced } from '../practice/doctors.ts';
import { longDate } from '../text/dates.ts';
import { escapeMarkdown } from '../text/escape.ts';
import { table } from '../text/markdownTable.ts';
import { subjectOf } from '../text/subject.ts';
import { TRANSPORT_NAMES, WORDS } from '../words/interface.ts';
import { contact, emergencyLine, helpLink, readLater, signpost, ways, whereabouts } from './contact.ts';
import { doctor, doctors } from './doctors.ts';
import { drawing, fact, fenced, heading, line, link, list, numbered, paragraphs } from './markdown.ts';

/** A page's blocks as Markdown, with site paths in its links. */
export const bodyOf = (blocks: readonly Block[]): string =>
  paragraphs(...blocks.map((block) => markdownOf(block).trim()));

const markdownOf = <T extends Block['type']>(block: BlockOf<T>): string => MARKDOWN[block.type](block);

/** Each type of block as Markdown. Its HTML is a component in `components/blocks/`. */
const MARKDOWN: { readonly [T in Block['type']]: (block: BlockOf<T>) => string } = {
  hero: ({ headline, lead, practice, facts, drawing: picture, urgent }) =>
    paragraphs(
      `**${line(headline)}**`,
      lead,
      introduced(practice)
        .map(({ name, path, title }) => `[${name}](${path})${title ? `, ${title}` : ''}`)
        .join('; '),
      whereabouts(practice),
      ways(practice).join(' · '),
      readLater(practice),
      list(facts.map(fact)),
      picture && drawing(picture),
      urgent && emergencyLine(urgent),
    ),
  'emergency-line': emergencyLine,
  signpost,
  lead: ({ markdown }) => markdown,
  prose: ({ markdown }) => markdown,
  section: ({ heading: above, markdown }) => paragraphs(heading(above), markdown),
  drawing: (block) => drawing(block.drawing),
  rooms: ({ heading: above, drawings }) => paragraphs(heading(above), ...drawings.map(drawing)),
  brief: ({ heading: above, facts }) => paragraphs(heading(above), list(facts.map(fact))),
  care: (block) =>
    paragraphs(
      heading(block.heading),
      (block.role === 'firstAid' ? numbered : list)(block.signs.map(line)),
      ...(block.others ?? []).map(({ title, signs }) => `### ${title}\n\n${list(signs.map(line))}`),
      block.drawing && drawing(block.drawing),
      block.note && line(block.note),
      callsHelp(block) && line(block.practice.whileClosed?.help?.text ?? ''),
      list([
        link({ label: careCall(block).label, path: careCall(block).href }),
        ...(callsHelp(block) ? helpLink(block.practice) : []),
      ]),
    ),
  steps: ({ heading: above, drawing: picture, steps }) =>
    paragraphs(
      heading(above),
      picture && drawing(picture),
      numbered(steps.map(({ title, text }) => `**${line(title)}.** ${line(text)}`)),
    ),
  aftercare: ({ heading: above, items }) => paragraphs(heading(above), list(items.map(line))),
  points: ({ heading: above, items, more }) => paragraphs(heading(above), list(items.map(point)), more && link(more)),
  sources: ({ heading: above, items }) => paragraphs(heading(above), list(items.map(citation))),
  table: ({ heading: above, options, rows }) =>
    paragraphs(
      heading(above),
      table(
        ['', ...options],
        rows.map(({ aspect, values }) => [aspect, ...values]),
      ),
    ),
  questions: ({ heading: above, questions, more }) =>
    paragraphs(
      heading(above),
      ...questions.flatMap(({ question, answer, link: onward }) => [
        `${above ? '###' : '##'} ${line(question)}`,
        answer.trim(),
        onward && link(onward),
      ]),
      more && link(more),
    ),
  transport: ({ heading: above, ways: all, from = [] }) =>
    paragraphs(
      heading(above),
      list(all.map(({ by, text }) => `**${TRANSPORT_NAMES[by]}:** ${line(text)}`)),
      from.length > 0 && `${WORDS.comingFrom} ${from.map(link).join(' · ')}`,
    ),
  contact: ({ heading: above, practice }) => paragraphs(heading(above), contact(practice)),
  booking: ({ heading: above, practice }) => paragraphs(heading(above), list(ways(practice)), readLater(practice)),
  closing: ({ heading: above, practice, message, callOnly }) =>
    paragraphs(heading(above), list(ways(practice, message, callOnly)), !callOnly && readLater(practice)),
  hours: ({ heading: above, practice, facts = [] }) =>
    paragraphs(
      heading(above),
      list(hoursLines(practice)),
      list(facts.map(fact)),
      practice.whileClosed && link({ label: practice.whileClosed.label, path: pathOf(practice.whileClosed.to) }),
    ),
  doctor,
  doctors,
  links: ({ heading: above, links, style, more }) =>
    paragraphs(
      heading(above),
      list(
        links.map((one) => (style === 'cards' || style === 'rows' ? card(one) : link({ ...one, label: one.title }))),
      ),
      more && link(more),
    ),
  code: ({ title, language, text }) => fenced(title, language, text),
  exchange: ({ title, request, response }) =>
    paragraphs(fenced(title, 'sh', request), fenced('Response', 'jsonc', response)),
  reference: ({ entries }) => paragraphs(...entries.map(entry)),
  request: ({ path, links, field }) => {
    const chosen = field && 'value' in field ? [`${path}?${field.name}=${encodeURIComponent(field.value)}`] : [];
    const addresses = [...links, ...chosen];
    return addresses.length > 0
      ? `Try it: ${addresses.map((address) => link({ label: decodeURI(address), path: address })).join(', ')}`
      : '';
  },
};

const entry = ({ title, code, blocks }: Entry) => paragraphs(`### ${title}`, code && `\`${code}\``, bodyOf(blocks));

/** The subject is bold, as on the page. */
function point(item: string): string {
  const { subject, text } = subjectOf(line(item));
  return subject ? `**${subject}**${text}` : text;
}

/** Titles and publishers are no Markdown, and a parenthesis would end a link. */
function citation({ title, publisher, year, url }: Citation): string {
  const [label, by] = [title, publisher].map((text) => escapeMarkdown(line(text)));
  const path = url?.replaceAll('(', '%28').replaceAll(')', '%29');
  return `${by}: ${path ? link({ label: label!, path }) : label}, ${year}`;
}

function card({ title, path, description, day, parts = [] }: Link): string {
  const published = day ? ` (${longDate(day)})` : '';
  return [
    `${link({ label: title, path })}${published}: ${line(description)}`,
    ...parts.map((part) => `  - ${link(part)}`),
  ].join('\n');
}
