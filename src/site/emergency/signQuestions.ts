import type { Practice } from '#content/schemas/practiceFile.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { sectionId } from '#markdown/ids.ts';
import type { BlockOf } from '../block.ts';
import type { Site } from '../site.ts';
import { callsHelp, careCall } from './careCards.ts';

/** A warning sign that a page shows, and what the page says to do. */
interface SignQuestion {
  /** As the page shows it. */
  readonly sign: string;
  readonly answer: string;
  /** In English, if triage.yaml has it. */
  readonly english: string | undefined;
  /** With the anchor of its card. */
  readonly path: string;
}

/** List the signs of all pages, each once, on another page than that for emergencies if there is one. */
export function signQuestions({ pages, emergencyPath, triage, practice }: Site): SignQuestion[] {
  const english = new Map(
    [...triage.emergency.flatMap(({ signs }) => signs), ...triage.sameDay].map(({ text, en }) => [text, en]),
  );
  const places = [
    ...pages.filter(({ path }) => path !== emergencyPath),
    ...pages.filter(({ path }) => path === emergencyPath),
  ];
  const found = new Map<string, SignQuestion>();
  for (const { path, blocks } of places)
    for (const block of blocks)
      if (block.type === 'care' && block.role !== 'firstAid' && block.role !== 'atOnce')
        for (const sign of [block.signs, ...(block.groups ?? []).map(({ signs }) => signs)].flat())
          if (!found.has(sign))
            found.set(sign, {
              sign,
              answer: answerOf(practice, block),
              english: english.get(sign),
              path: `${path}#${block.id ?? sectionId(block.heading)}`,
            });
  return [...found.values()];
}

function answerOf(practice: Practice, card: BlockOf<'care'>): string {
  // A heading of other signs says that there are others.
  const advice = card.level === 'emergency' ? vocabularyOf(practice).emergency : card.heading;
  const call = card.role === 'sameDay' ? `${careCall(practice, card).label}.` : '';
  const help = callsHelp(card) ? practice.whileClosed?.help?.text.trim() : undefined;
  return [`${advice}.`, call, card.note, help].filter(Boolean).join(' ');
}
