import type { Citation } from '#content/schemas/citation.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { longDate } from '#hours/dateTexts.ts';
import { hoursLines } from '#hours/exceptionTexts.ts';
import { usualHours } from '#hours/hoursTexts.ts';
import { toMarkdown } from '#markdown/toMarkdown.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import type { Block, BlockOf, Link } from '../block.ts';
import { callsHelp, careCall } from '../emergency/careCards.ts';
import { doctorIntroductions } from '../practice/doctorTexts.ts';
import { subjectOf } from '../text/subjectOf.ts';
import { TRANSPORT_NAMES, WORDS } from '../words/interfaceWords.ts';
import { contactLinks, contactMarkdown, helpLinks, signpostMarkdown, whereaboutsMarkdown } from './contactMarkdown.ts';
import { doctorInFull, doctorsInShort } from './doctorMarkdown.ts';
import { fact, h2, image, inlineText, link, list, numbered, paragraphs, table } from './writeMarkdown.ts';

/** A page's blocks as Markdown, with site paths in its links. */
export const bodyOf = (practice: Practice, blocks: readonly Block[]): string =>
  paragraphs(...blocks.map((block) => markdownOf(block, practice).trim()));

const markdownOf = <T extends Block['type']>(block: BlockOf<T>, practice: Practice): string =>
  MARKDOWN[block.type](block, practice);

/** Each type of block as Markdown. Its HTML is a component in `components/blocks/`. */
const MARKDOWN: { readonly [T in Block['type']]: (block: BlockOf<T>, practice: Practice) => string } = {
  hero: ({ headline, lead, facts, drawing, signpost }, practice) =>
    paragraphs(
      `**${inlineText(headline)}**`,
      inlineText(lead),
      doctorIntroductions(practice)
        .map(({ name, path, title }) => `${link({ label: name, path })}${title ? `, ${inlineText(title)}` : ''}`)
        .join('; '),
      whereaboutsMarkdown(practice),
      contactLinks(practice).join(' · '),
      list(facts.map(fact)),
      drawing ? image(drawing) : inlineText(`${WORDS.hours}: ${usualHours(practice)}`),
      signpost && signpostMarkdown(signpost),
    ),
  signpost: signpostMarkdown,
  lead: ({ text }) => toMarkdown(text),
  prose: ({ text }) => toMarkdown(text),
  'folded-text': ({ heading, text }) => paragraphs(h2(heading), toMarkdown(text)),
  drawing: (block) => image(block.drawing),
  rooms: ({ heading, drawings }) => paragraphs(h2(heading), ...drawings.map(image)),
  brief: ({ heading, facts }) => paragraphs(h2(heading), list(facts.map(fact))),
  care: (block, practice) =>
    paragraphs(
      h2(block.heading),
      block.role === 'emergency' && block.note && inlineText(block.note),
      block.atOnceLink && link(block.atOnceLink),
      block.jumps && block.jumps.map(link).join(' · '),
      (block.role === 'firstAid' ? numbered : list)(block.signs.map(inlineText)),
      block.othersLink && link(block.othersLink),
      ...(block.groups ?? []).map(({ title, signs }) => `### ${title}\n\n${list(signs.map(inlineText))}`),
      block.jumpsBelow?.map(link).join(' · '),
      block.drawing && image(block.drawing),
      block.role !== 'emergency' && block.note && inlineText(block.note),
      block.role !== 'firstAid' && callsHelp(block) && inlineText(practice.whileClosed?.help?.text ?? ''),
      block.role !== 'hospital' &&
        list([
          link({ label: careCall(practice, block).label, path: careCall(practice, block).href }),
          ...(callsHelp(block) ? helpLinks(practice) : []),
        ]),
    ),
  steps: ({ heading, drawing, steps }) =>
    paragraphs(
      h2(heading),
      drawing && image(drawing),
      numbered(steps.map(({ title, text }) => `**${inlineText(title)}.** ${inlineText(text)}`)),
    ),
  aftercare: ({ heading, items }) => paragraphs(h2(heading), list(items.map(inlineText))),
  points: ({ heading, items, more }) => paragraphs(h2(heading), list(items.map(point)), more && link(more)),
  sources: ({ heading, items, note }) => paragraphs(h2(heading), list(items.map(citation)), note && inlineText(note)),
  table: ({ heading, options, rows }) =>
    paragraphs(
      h2(heading),
      table(
        ['', ...options].map(inlineText),
        rows.map(({ aspect, values }) => [aspect, ...values].map(inlineText)),
      ),
    ),
  questions: ({ heading, questions, more }) =>
    paragraphs(
      h2(heading),
      ...questions.flatMap(({ question, answer, link: onward }) => [
        `${heading ? '###' : '##'} ${inlineText(question)}`,
        toMarkdown(parseMarkdown(answer)),
        onward && link(onward),
      ]),
      more && link(more),
    ),
  transport: ({ heading, ways: all, from = [] }) =>
    paragraphs(
      h2(heading),
      list(all.map(({ by, text }) => `**${TRANSPORT_NAMES[by]}:** ${inlineText(text)}`)),
      from.length > 0 && `${WORDS.comingFrom} ${from.map(link).join(' · ')}`,
    ),
  contact: ({ heading }, practice) => paragraphs(h2(heading), contactMarkdown(practice)),
  booking: ({ heading }, practice) => paragraphs(h2(heading), list(contactLinks(practice))),
  'contact-panel': ({ heading, message, note, isCallOnly }, practice) =>
    paragraphs(h2(heading), isCallOnly && note, list(contactLinks(practice, message, isCallOnly)), !isCallOnly && note),
  hours: ({ heading, facts = [] }, practice) =>
    paragraphs(h2(heading), list(hoursLines(practice)), list(facts.map(fact))),
  doctor: doctorInFull,
  doctors: doctorsInShort,
  links: ({ heading, links, style, more }) =>
    paragraphs(
      h2(heading),
      list(links.map((target) => (style === 'rows' ? card(target) : link({ ...target, label: target.title })))),
      more && link(more),
    ),
};

/** The subject is bold, as on the page. */
function point(item: string): string {
  const { subject, text } = subjectOf(inlineText(item));
  return subject ? `**${subject}**${text}` : text;
}

const citation = ({ title, publisher, year, url }: Citation): string =>
  `${inlineText(publisher)}: ${url ? link({ label: title, path: url }) : inlineText(title)}, ${year}`;

function card({ title, path, description, day, urgency, parts = [] }: Link): string {
  const published = day ? ` (${longDate(day)})` : '';
  return [
    `${link({ label: title, path })}${published}: ${inlineText(urgency ? `${urgency}. ${description}` : description)}`,
    ...parts.map((part) => `  - ${link(part)}`),
  ].join('\n');
}
