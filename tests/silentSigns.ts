import { indexKnowledge } from '#answers/forBuild.ts';
import { createAnswerer } from '#answers/forRequests.ts';
import { collectEdgeSite } from '#build/collectEdgeSite.ts';
import { signQuestions } from '#site/emergency/signQuestions.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import type { Site } from '#site/site.ts';
import { inFirstPerson } from '#site/words/inFirstPerson.ts';
import { URGENT_TABLES } from '#urgency/forBuild.ts';
import { createFirstAidFinder } from '#urgency/forRequests.ts';

/** List the signs of a site's pages that the question box says nothing to, asked in their own words. */
export function silentSigns(site: Site): string[] {
  const answer = createAnswerer(indexKnowledge(knowledgeOf(site)));
  const urgent = createFirstAidFinder(collectEdgeSite(site).firstAid, URGENT_TABLES);
  return signQuestions(site)
    .flatMap(({ sign }) => [sign, inFirstPerson(sign)])
    .filter((text) => !urgent(text) && !answer(text).matched);
}
