import type { Doctor } from '#content/schemas/practiceFile.ts';
import type { BlockOf } from '../block.ts';
import { languagesLine } from '../text/languages.ts';
import { moreAbout, WORDS } from '../words/interfaceWords.ts';
import { h2, image, inlineText, link, list, paragraphs } from './writeMarkdown.ts';

export const doctorsInShort = ({ heading, doctors: all, path }: BlockOf<'doctors'>): string =>
  paragraphs(h2(heading), ...all.map(inShort), link({ label: moreAbout(all), path }));

function inShort(doctor: Doctor): string {
  const { name, title, yearsExperience, introduction, education } = doctor;
  return paragraphs(
    `**${inlineText(name)}**, ${inlineText(`${[title, yearsExperience].filter(Boolean).join(' · ')}. ${introduction ?? ''}`)}`,
    languagesLine(doctor),
    list(education.map(inlineText)),
  );
}

export function doctorInFull(block: BlockOf<'doctor'>): string {
  const { heading, portrait } = block;
  const { name, title, yearsExperience, introduction, education, memberOf, orcid, publications } = block.doctor;
  return paragraphs(
    h2(heading),
    portrait && image(portrait),
    heading === name && inlineText(`${title}${yearsExperience ? ` (${yearsExperience})` : ''}`),
    introduction && inlineText(introduction),
    languagesLine(block.doctor),
    heading === WORDS.education
      ? list(education.map(inlineText))
      : listUnder(WORDS.education, education.map(inlineText)),
    listUnder(
      WORDS.memberships,
      memberOf.map((body) => link({ label: body.name, path: body.url })),
    ),
    listUnder(
      WORDS.publications,
      publications.map(
        (p) =>
          `${inlineText(p.authors)}. ${link({ label: p.title, path: p.url })}. ${inlineText(`${p.journal}. ${p.year};${p.volumeIssue}:${p.pages}.`)}`,
      ),
    ),
    orcid && `[ORCID](${orcid})`,
  );
}

const listUnder = (title: string, items: readonly string[]) => items.length > 0 && `### ${title}\n\n${list(items)}`;
