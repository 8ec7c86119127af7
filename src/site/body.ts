import type { Citation } from '../entries/schemas/notes.ts';
import { picturePath } from './pictures.ts';
import { pathOf } from './addresses.ts';
import { BOOKING_PATH, contactWays, socialPlaces } from './channel.ts';
import { callsHelp, careActions } from './care.ts';
import { emergencyCall, type EmergencyCall } from './emergency.ts';
import { longDate } from './dates.ts';
import { introduced } from './doctors.ts';
import { spokenBy } from './languages.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';
import type { Block, Drawing, Entry, Link } from './page.ts';
import { subjectOf } from './subject.ts';
import { table } from './table.ts';
import { hoursLines } from './hours.ts';
import type { Fact } from './practiceFacts.ts';
import { routeUrl } from './route.ts';
import { moreAbout, readingMinutes, TRANSPORT_NAMES, WORDS } from './words.ts';
import type { Doctor, Practice } from '../entries/schemas/practice.ts';

/** A page's blocks as Markdown, with site paths in its links. */
export function bodyOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => markdownOf(block).trim())
    .filter(Boolean)
    .join('\n\n');
}

const heading = (text: string | undefined) => (text ? `## ${text}\n\n` : '');
const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
const more = (onto: { path: string; label: string } | undefined) => (onto ? `\n\n[${onto.label}](${onto.path})` : '');
const numbered = (items: readonly string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n');
/** Put text on one line for list items and table cells. */
const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function markdownOf(block: Block): string {
  switch (block.type) {
    case 'hero':
      return [
        `**${line(block.headline)}**`,
        block.lead,
        introduced(block.practice)
          .map(({ name, path, title }) => `[${name}](${path})${title ? `, ${title}` : ''}`)
          .join('; '),
        whereabouts(block.practice),
        `[${WORDS.booking}](${BOOKING_PATH}) · [${block.practice.phone.display}](tel:${block.practice.phone.e164})`,
        list(block.facts.map(fact)),
        block.drawing && drawing(block.drawing),
        block.urgent && firstAid(block.urgent),
      ]
        .filter(Boolean)
        .join('\n\n');
    case 'first-aid':
      return firstAid(block);
    case 'section':
      return heading(block.heading) + block.markdown;
    case 'prose':
      return block.markdown;
    case 'drawing':
      return drawing(block.drawing);
    case 'rooms':
      return heading(block.heading) + block.drawings.map(drawing).join('\n\n');
    case 'lead':
      return block.markdown;
    case 'brief':
      return heading(block.heading) + list(block.facts.map(fact));
    case 'closing':
      return heading(block.heading) + list(ways(block.practice, block.message, block.callOnly));
    case 'care':
      return [
        heading(block.heading).trim(),
        (block.complaint ? numbered : list)(block.signs.map(line)),
        ...(block.others ?? []).map(({ title, signs }) => `### ${title}\n\n${list(signs.map(line))}`),
        block.drawing && drawing(block.drawing),
        line(block.note),
        callsHelp(block) && line(block.practice.whileClosed?.help?.text ?? ''),
        list([
          ...careActions(block).map(({ label, href }) => `[${label}](${href})`),
          ...(callsHelp(block) ? helpLink(block.practice) : []),
        ]),
      ]
        .filter(Boolean)
        .join('\n\n');
    case 'signpost':
      return signpost(block);
    case 'steps':
      return [
        heading(block.heading).trim(),
        block.drawing && drawing(block.drawing),
        numbered(block.steps.map((step) => `**${line(step.title)}.** ${line(step.text)}`)),
      ]
        .filter(Boolean)
        .join('\n\n');
    case 'aftercare':
      return heading(block.heading) + list(block.items.map(line));
    case 'points':
      return heading(block.heading) + list(block.items.map(point)) + more(block.more);
    case 'sources':
      return heading(block.heading) + list(block.items.map(citation));
    case 'table':
      return (
        heading(block.heading) +
        table(
          ['', ...block.options],
          block.rows.map((row) => [row.aspect, ...row.values]),
        )
      );
    case 'questions':
      return heading(block.heading) + questions(block) + more(block.more);
    case 'transport':
      return (
        heading(block.heading) + list(block.ways.map((way) => `**${TRANSPORT_NAMES[way.by]}:** ${line(way.text)}`))
      );
    case 'contact':
      return heading(block.heading) + contact(block.practice);
    case 'booking':
      return (
        heading(block.heading) + list([...ways(block.practice), ...helpLink(block.practice), ...block.facts.map(fact)])
      );
    case 'hours':
      return heading(block.heading) + list(hoursLines(block.practice)) + whileClosed(block.practice);
    case 'doctor':
      return heading(block.heading) + doctor(block);
    case 'doctors':
      return heading(block.heading) + doctors(block);
    case 'links':
      return (
        heading(block.heading) +
        list(
          block.links.map((link) =>
            block.style === 'cards' || block.style === 'rows' ? card(link) : `[${link.title}](${link.path})`,
          ),
        ) +
        more(block.more)
      );
    case 'code':
      return fenced(block);
    case 'exchange':
      return [
        fenced({ title: block.title, language: 'sh', text: block.request }),
        fenced({ title: block.responseTitle, language: 'jsonc', text: block.response }),
      ].join('\n\n');
    case 'reference':
      return block.entries.map(entry).join('\n\n');
    case 'request':
      return requestLinks(block).length > 0 ? `Try it: ${requestLinks(block).join(', ')}` : '';
  }
}

const entry = ({ title, code, blocks }: Entry): string =>
  [`### ${title}`, code && `\`${code}\``, bodyOf(blocks)].filter(Boolean).join('\n\n');

function requestLinks({ path, links, field }: Extract<Block, { type: 'request' }>): string[] {
  const chosen = field && 'value' in field ? [`${path}?${field.name}=${encodeURIComponent(field.value)}`] : [];
  return [...links, ...chosen].map((address) => `[${decodeURI(address)}](${address})`);
}

const fenced = ({ title, language, text }: { title?: string | undefined; language: string; text: string }) =>
  `${title ? `${title}:\n\n` : ''}\`\`\`${language}\n${text}\n\`\`\``;

const fact = ({ term, text }: Fact) => `**${term}:** ${line(text)}`;

const whereabouts = (practice: Practice) =>
  `${practice.address.display}${practice.access ? `. ${line(practice.access)}` : ''} [${WORDS.route}](${routeUrl(practice)})`;

const firstAid = ({ signs, path, practice }: Extract<Block, { type: 'first-aid' }>) =>
  `${heading(WORDS.urgent)}${line(signs)} ${callLink(emergencyCall(practice))} · [${WORDS.emergencyShort}](${path})`;

/** Whom to call while the practice is closed. */
const helpLink = ({ whileClosed }: Practice): string[] =>
  whileClosed?.help ? [`[${whileClosed.help.label}](tel:${whileClosed.help.call})`] : [];

const callLink = ({ label, number }: EmergencyCall) => `[${label}](tel:${number})`;

const signpost = ({ signs, places, call }: Extract<Block, { type: 'signpost' }>) =>
  [
    `**${WORDS.urgent}**`,
    ...(signs ? [line(signs)] : []),
    [...places.map(({ label, href }) => `[${label}](${href})`), ...(call ? [callLink(call)] : [])].join(' · '),
  ].join(' ');

/** The subject is bold, as on the page. */
function point(item: string): string {
  const { subject, text } = subjectOf(line(item));
  return subject ? `**${subject}**${text}` : text;
}

const whileClosed = ({ whileClosed: onto }: Practice): string =>
  more(onto && { path: pathOf(onto.to), label: onto.label });

const person = (who: Doctor): string => {
  const { name, title, yearsExperience, introduction, portrait, education } = who;
  return [
    portrait && drawing(portrait),
    line(`**${name}**, ${[title, yearsExperience].filter(Boolean).join(' · ')}. ${introduction ?? ''}`),
    spokenBy(who),
    education.length > 0 && list(education),
  ]
    .filter(Boolean)
    .join('\n\n');
};

const doctors = ({ doctors: people, path }: Extract<Block, { type: 'doctors' }>) =>
  [people.map(person).join('\n\n'), `[${moreAbout(people)}](${path})`].join('\n\n');

/** Links to reach the practice; the telephone is named by its number. */
const ways = (practice: Practice, message?: string, callOnly = false): string[] =>
  contactWays(practice, message)
    .filter(({ icon }) => icon === 'phone' || !callOnly)
    .map(({ icon, label, href }) => `[${icon === 'phone' ? practice.phone.display : label}](${href})`);

const drawing = ({ name, alt, caption }: Drawing) =>
  `![${alt}](${picturePath(name)})${caption ? `\n\n*${caption}*` : ''}`;

function questions({ heading: above, questions: items }: Extract<Block, { type: 'questions' }>): string {
  const depth = above ? '###' : '##';
  return items
    .map(
      ({ question, answer, link }) =>
        `${depth} ${line(question)}\n\n${answer.trim()}${link ? `\n\n[${link.label}](${link.path})` : ''}`,
    )
    .join('\n\n');
}

const citation = ({ title, publisher, year, url }: Citation): string =>
  `${published(publisher)}: ${url ? `[${published(title)}](${inMarkdown(url)})` : published(title)}, ${year}`;

/** Text of a publisher, which is not Markdown. */
const published = (text: string): string => escapeMarkdown(line(text));

/** A URL with the characters encoded that would end a Markdown link. */
const inMarkdown = (url: string): string => url.replaceAll('(', '%28').replaceAll(')', '%29');

function contact(practice: Practice): string {
  const { address, phone, email } = practice;
  const places = socialPlaces(practice);
  return list([
    `${WORDS.address}: ${address.display}${practice.access ? `. ${line(practice.access)}` : ''}`,
    `[${WORDS.route}](${routeUrl(practice)})`,
    `${WORDS.phone}: [${phone.display}](tel:${phone.e164})`,
    ...(email ? [`${WORDS.email}: [${email}](mailto:${email})`] : []),
    ...contactWays(practice)
      .filter(({ icon }) => icon !== 'phone')
      .map(({ label, href }) => `[${label}](${href})`),
    ...(places.length > 0
      ? [`${WORDS.social}: ${places.map(({ label, href }) => `[${label}](${href})`).join(' ')}`]
      : []),
  ]);
}

function card({ title, path, description, when }: Link): string {
  const day = when ? ` (${longDate(when.day)} · ${readingMinutes(when.minutes)})` : '';
  return `[${title}](${path})${day}: ${line(description)}`;
}

function doctor({ doctor: who, heading, portrait }: Extract<Block, { type: 'doctor' }>): string {
  const { name, title, yearsExperience, education, memberOf, orcid, publications } = who;
  return [
    portrait && drawing(portrait),
    `${heading === name ? '' : `**${name}**, `}${title}${yearsExperience ? ` (${yearsExperience})` : ''}`,
    spokenBy(who),
    education.length > 0 && `### ${WORDS.education}\n\n${list(education)}`,
    memberOf.length > 0 && `### ${WORDS.memberships}\n\n${list(memberOf.map((body) => `[${body.name}](${body.url})`))}`,
    publications.length > 0 &&
      `### ${WORDS.publications}\n\n${list(
        publications.map(
          (p) => `${p.authors}. [${p.title}](${p.url}). ${p.journal}. ${p.year};${p.volumeIssue}:${p.pages}.`,
        ),
      )}`,
    orcid && `[ORCID](${orcid})`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
