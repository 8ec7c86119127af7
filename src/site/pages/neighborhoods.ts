import type { Entry } from '#content/entries.ts';
import type { Neighborhood } from '#content/schemas/neighborhood.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import type { Block } from '../block.ts';
import { prose, relatedLinks } from '../blockMakers.ts';
import type { Page } from '../page.ts';
import type { PageQuestions } from '../site.ts';
import { TRANSPORT_NAMES, WORDS } from '../words/interfaceWords.ts';
import { ablative, WAY_QUESTIONS } from '../words/questions.ts';
import { medicalRegions, whereabouts } from './commonBlocks.ts';
import { type Context, metadata } from './context.ts';
import { definePage } from './definePage.ts';
import { indexLink } from './indexes.ts';

export function neighborhoodPage(context: Context, entry: Entry<Neighborhood>): Page {
  const { entries, site, related, home } = context;
  return definePage(site, metadata('neighborhood', entry, [home, indexLink(context, 'neighborhood')]), () => {
    const regions = medicalRegions(context, entry, []);
    return {
      ...regions,
      top: [...regions.top, wayFrom(entry), prose(parseMarkdown(entry.body)), ...whereabouts(entries)],
      end: [relatedLinks(related(entry.ref))],
    };
  });
}

const wayFrom = ({ transport, name }: Entry<Neighborhood>): Block => ({
  type: 'transport',
  heading: `${name}: ${WORDS.transport.toLocaleLowerCase('tr')}`,
  ways: transport,
});

/** Write what patients ask about the way from a neighborhood and the places near it; the ways answer. */
export function wayQuestions({ ref, name, places, transport, answers = [] }: Entry<Neighborhood>): PageQuestions {
  const { question, phrasings } = WAY_QUESTIONS;
  return {
    ref,
    answer: transport.map(({ by, text }) => `${TRANSPORT_NAMES[by]}: ${text}`).join('\n\n'),
    questions: [question(ablative(name)), ...phrasings(ablative(name)), ...answers],
    places: [name, ...places],
  };
}
