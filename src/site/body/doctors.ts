import type { Doctor } from '../../entries/schemas/practice.ts';
import type { BlockOf } from '../block.ts';
import { spokenBy } from '../text/languages.ts';
import { moreAbout, WORDS } from '../words/interface.ts';
import { drawing, heading, line, link, list, paragraphs } from './markdown.ts';

/** The doctors of a practice in short. */
export const doctors = ({ heading: above, doctors: all, path }: BlockOf<'doctors'>): string =>
  paragraphs(heading(above), ...all.map(inShort), link({ label: moreAbout(all), path }));

function inShort(doctor: Doctor): string {
  const { name, title, yearsExperience, introduction, portrait, education } = doctor;
  return paragraphs(
    portrait && drawing(portrait),
    line(`**${name}**, ${[title, yearsExperience].filter(Boolean).join(' · ')}. ${introduction ?? ''}`),
    spokenBy(doctor),
    list(education),
  );
}

/** One doctor in full. */
export function doctor({ doctor: who, heading: above, portrait }: BlockOf<'doctor'>): string {
  const { name, title, yearsExperience, education, memberOf, orcid, publications } = who;
  return paragraphs(
    heading(above),
    portrait && drawing(portrait),
    above === name && `${title}${yearsExperience ? ` (${yearsExperience})` : ''}`,
    spokenBy(who),
    above === WORDS.education ? list(education) : listUnder(WORDS.education, education),
    listUnder(
      WORDS.memberships,
      memberOf.map((body) => link({ label: body.name, path: body.url })),
    ),
    listUnder(
      WORDS.publications,
      publications.map(
        (p) => `${p.authors}. [${p.title}](${p.url}). ${p.journal}. ${p.year};${p.volumeIssue}:${p.pages}.`,
      ),
    ),
    orcid && `[ORCID](${orcid})`,
  );
}

const listUnder = (title: string, items: readonly string[]) => items.length > 0 && `### ${title}\n\n${list(items)}`;
