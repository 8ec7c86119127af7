import { createHash } from 'node:crypto';
import { fillTemplate } from '#api/fillTemplate.ts';
import { QUESTION_LENGTH } from '#api/questionLength.ts';
import type { Sign } from '#content/schemas/triage.ts';
import { absolute, FILES, SINGLE_PAGES } from '#site/addresses.ts';
import { alternateAddress } from '#site/alternate/alternate.ts';
import { line, list } from '#site/alternate/writeMarkdown.ts';
import { hoursLines } from '#site/hours/exceptionTexts.ts';
import { holidayLines } from '#site/hours/holidayTexts.ts';
import type { Page } from '#site/page.ts';
import { contactWays } from '#site/practice/contactWays.ts';
import type { Site } from '#site/site.ts';
import { EMERGENCY } from '#site/words/emergencyWords.ts';
import { slugOf } from '#turkish/slugOf.ts';

/** An agent skill: agentskills.io/specification. */
interface Skill {
  /** 1 to 64 characters: `a-z`, `0-9` and single hyphens within. */
  readonly name: string;
  /** What it is for and when to use it, up to 1,024 characters. */
  readonly description: string;
  /** Site path of its `SKILL.md`. */
  readonly path: string;
}

const MAX_NAME_LENGTH = 64;

/** The skill of answering patients' questions about this practice. */
export function skillOf({ practice }: Site): Skill {
  const name = slugOf(practice.name, MAX_NAME_LENGTH) || 'practice';
  return {
    name,
    description:
      `Answer questions about ${practice.fullName} ` +
      `(${practice.specialty.en}, ${practice.address.addressLocality}/${practice.address.addressRegion}): ` +
      'emergencies first, then opening hours, address, treatments, appointments and fees policy, ' +
      'from what the practice publishes. ' +
      'Use when somebody asks about this practice, or describes a complaint that it treats.',
    path: FILES.skills.replace('index.json', `${name}/SKILL.md`),
  };
}

/** Schema of the index: github.com/cloudflare/agent-skills-discovery-rfc, version 0.2.0. */
const INDEX_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Write the index of skills, with the digest of the one there is. */
export function skillIndex(site: Site): string {
  const { name, description, path } = skillOf(site);
  const skill = { name, type: 'skill-md', description, url: path, digest: digestOf(skillText(site)) };
  return `${JSON.stringify({ $schema: INDEX_SCHEMA, skills: [skill] }, null, 2)}\n`;
}

/** Format the SHA-256 of a file for the index. */
export const digestOf = (bytes: string | Uint8Array): string =>
  `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** Write `SKILL.md`: YAML front matter and instructions. */
export function skillText(site: Site): string {
  const { practice, base } = site;
  const { name, description } = skillOf(site);
  const emergency = site.pagesByPath.get(site.emergencyPath ?? '');
  const contact = { path: SINGLE_PAGES.contact };
  const text = fillTemplate(new URL('skill.md', import.meta.url), {
    // JSON is YAML.
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    base,
    practice: practice.fullName,
    call: EMERGENCY.english.first,
    signs: triage(site, emergency)
      .flatMap(({ heading, signs }) => (signs.length > 0 ? [heading, list(signs.map(line))] : []))
      .join('\n\n'),
    more: emergency ? `More: ${alternateAddress(site, emergency)}. ` : '',
    timezone: practice.timezone,
    hours: list([...hoursLines(practice), practice.address.display].map(line)),
    holidays:
      holidayLines(practice).length > 0
        ? `Public holidays and the half days before them, with their dates: ${alternateAddress(site, contact)}`
        : '',
    feesPolicy: practice.feesPolicy.trim(),
    maxLength: String(QUESTION_LENGTH.maxLength),
    ways: list(
      contactWays(practice).map(({ way, href }) => {
        if (way === 'telephone') return `Telephone: ${practice.phone.display} (${practice.phone.e164})`;
        return way === 'online' ? `Online booking: ${href}` : `Message, which the person sends: ${href}`;
      }),
    ),
    contact: absolute(base, contact.path),
  });
  return text.replaceAll(/\n{3,}/g, '\n\n');
}

/**
 * List what to do about which signs: those of triage.yaml in English, or else a default and those of the emergency
 * page.
 */
function triage(
  { triage: { emergency, atOnce, sameDay } }: Site,
  page: Page | undefined,
): { heading: string; signs: string[] }[] {
  const english = (signs: readonly Sign[]) => signs.map(({ en }) => en);
  const shown = (level: 'emergency' | 'sameDay') =>
    page?.blocks.flatMap((block) =>
      block.type === 'care' && block.role !== 'firstAid' && block.level === level ? block.signs : [],
    ) ?? [];
  const known = emergency.length > 0;
  const { care, signs: usual } = EMERGENCY.english;
  return [
    {
      heading: `${care}:`,
      signs: known ? emergency.flatMap(({ signs }) => english(signs)) : [`${usual}.`, ...shown('emergency')],
    },
    { heading: 'Do this at once, before going anywhere:', signs: english(atOnce) },
    {
      heading: 'Call the practice or another doctor, or go to a hospital, the same day:',
      signs: known ? english(sameDay) : shown('sameDay'),
    },
  ];
}
