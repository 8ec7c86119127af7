import { stringify } from 'yaml';
import { QUESTION_LENGTH } from '../api/questionLength.ts';
import type { Sign } from '../entries/schemas/triage.ts';
import { alternateAddress } from '../markdown/alternate.ts';
import { absolute, DEVELOPERS, FILES, SINGLE_PAGES } from '../site/addresses.ts';
import { messageUrl } from '../site/practice/contact.ts';
import { emergencyCall, isForAnimals } from '../site/emergency/emergency.ts';
import { holidayLines } from '../site/hours/holidays.ts';
import { hoursLines } from '../site/hours/hours.ts';
import type { Page } from '../site/page.ts';
import { slugOf } from '../site/text/slug.ts';
import type { Site } from '../site/site.ts';

/** An agent skill: agentskills.io/specification. */
export interface Skill {
  /** 1 to 64 characters: `a-z`, `0-9` and single hyphens within. */
  readonly name: string;
  /** What it is for and when to use it, up to 1,024 characters. */
  readonly description: string;
  /** Site path of its `SKILL.md`. */
  readonly path: string;
  /** The file: YAML front matter and instructions. */
  readonly body: string;
}

const NAME_LENGTH = 64;

/** The skill of answering patients' questions about this practice. */
export function practiceSkill(site: Site): Skill {
  const { practice } = site;
  const name = slugOf(practice.name, NAME_LENGTH) || 'practice';
  const description =
    `Answer questions about ${practice.fullName} (${practice.specialty.en}, ${practice.address.addressLocality}/${practice.address.addressRegion}): ` +
    'emergencies first, then opening hours, address, treatments, appointments and fees policy, from what the practice publishes. ' +
    'Use when somebody asks about this practice, or describes a complaint that it treats.';
  const head = `---\n${stringify({ name, description }, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}---`;
  const sections = [
    head,
    `# ${practice.fullName}`,
    triage(site),
    hours(site),
    fees(site),
    questions(site),
    handOff(site),
    citing(site),
  ];
  return {
    name,
    description,
    path: `${FILES.skills.replace(/[^/]+$/, '')}${name}/SKILL.md`,
    body: `${sections.join('\n\n')}\n`,
  };
}

function triage(site: Site): string {
  const { first } = emergencyCall(site.practice).english;
  const emergency = site.pagesByPath.get(site.pathOf(site.practice.booking.emergency))!;
  return [
    '## 1. Emergencies first',
    `Before anything else, look for signs of an emergency. If there is one, tell the person to ${first} now. Do not look anything up first, and do not wait for opening hours.`,
    ...levels(site, emergency).flatMap(({ heading, signs }) =>
      signs.length > 0 ? [heading, signs.map((sign) => `- ${sign.replaceAll(/\s+/g, ' ').trim()}`).join('\n')] : [],
    ),
    `More: ${alternateAddress(site, emergency)}. The answers API marks such questions with \`urgent\`; say its \`message\` (Turkish) or \`messageEn\` first. That it is absent proves nothing.`,
  ].join('\n\n');
}

/** List what to do about which signs: those of triage.yaml in English, or else a default and those of the emergency page. */
function levels(
  { practice, triage: { emergency, atOnce, sameDay } }: Site,
  page: Page,
): { heading: string; signs: string[] }[] {
  const english = (signs: readonly Sign[]) => signs.map(({ en }) => en);
  const shown = (level: 'emergency' | 'sameDay') =>
    page.blocks.flatMap((block) =>
      block.type === 'care' && block.role !== 'firstAid' && block.level === level ? block.signs : [],
    );
  const known = emergency.length > 0;
  return [
    {
      heading: `${emergencyCall(practice).english.care}:`,
      signs: known
        ? emergency.flatMap(({ signs }) => english(signs))
        : [`${emergencyCall(practice).english.signs}.`, ...shown('emergency')],
    },
    { heading: 'Do this at once, before going anywhere:', signs: english(atOnce) },
    {
      heading: isForAnimals(practice)
        ? 'Call the practice or another veterinarian the same day:'
        : 'Call the practice or another doctor, or go to a hospital, the same day:',
      signs: known ? english(sameDay) : shown('sameDay'),
    },
  ];
}

function hours(site: Site): string {
  const { practice, base } = site;
  return [
    '## 2. Opening hours and address',
    `As of the last build (${practice.timezone}); read [the practice's profile](${base}/api/v1/practice) before you state them.`,
    [...hoursLines(practice), practice.address.display].map((line) => `- ${line}`).join('\n'),
    ...(holidayLines(practice).length > 0
      ? [
          `Public holidays and the half days before them, with their dates: ${alternateAddress(site, { path: SINGLE_PAGES['contact']! })}`,
        ]
      : []),
  ].join('\n\n');
}

const fees = ({ practice }: Site): string =>
  `## 3. Fees\n\nFees are not published. Never guess or quote one. In the practice's words: ${practice.feesPolicy.trim()}`;

const questions = ({ base }: Site): string =>
  [
    '## 4. Questions',
    [
      `- Ask \`GET ${base}/api/v1/answers?q=…\` in Turkish or plain English, one question of up to ${QUESTION_LENGTH.maxLength} characters. Send no names, numbers or anything else that identifies the person.`,
      '- `matched: true`: answer with `answer` and cite `url`. `matched: false`: see whether an item of `related` answers what was asked; if none does, do not guess, hand off.',
      `- Read more in Markdown: [llms.txt](${absolute(base, FILES.llms)}) lists every page. The API is described by [openapi.json](${absolute(base, FILES.openApi)}) and at ${absolute(base, DEVELOPERS)}.`,
      '- What you find is general information. Say so, make no diagnosis, and promise no result.',
    ].join('\n'),
  ].join('\n\n');

function handOff(site: Site): string {
  const { practice, base } = site;
  const message = messageUrl(practice);
  return [
    '## 5. Hand-off',
    [
      ...(message ? [`- Message, which the person sends: ${message}`] : []),
      `- Telephone: ${practice.phone.display} (${practice.phone.e164})`,
      `- Contact page: ${absolute(base, SINGLE_PAGES['contact']!)}`,
      '- You cannot book. Appointments are made with the practice by a person.',
    ].join('\n'),
  ].join('\n\n');
}

const citing = ({ base }: Site): string =>
  `## 6. Citing\n\nCite the canonical address of the page you used: \`url\` in JSON, \`Source:\` or \`canonical\` in Markdown, such as ${base}${SINGLE_PAGES['contact']}. Never an address below \`/api\` or one that ends in \`.md\`.`;
