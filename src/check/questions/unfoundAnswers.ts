import { indexKnowledge, type KnownEntry, MIN_CONFIDENCE } from '#answers/forBuild.ts';
import { createAnswerer, createEntryRanker } from '#answers/forRequests.ts';
import type { Entries } from '#content/entries.ts';
import type { Finding } from '#content/finding.ts';
import { phrasingsOf } from '#content/phrasingsOf.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import type { Site } from '#site/site.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import { findingOfField } from '../passages.ts';
import { describePhrasing } from './phrasings.ts';

/** Number of indexes, each without some of the phrasings; also how many phrasings of an entry are tried first. */
const FOLDS = 3;

/** Number of answers a patient sees. */
const MAX_SHOWN = 3;

/** Result of asking a phrasing that the index lacks. */
interface Outcome {
  readonly text: string;
  readonly isShown: boolean;
  /** Position of another entry that came first. */
  readonly rival: number | undefined;
}

/**
 * Warn about answers that patients will not find. Each phrasing of an entry is asked of an index without it; an entry
 * with a single phrasing is asked with its words reversed. Warns if no phrasing shows the entry, or if most of them
 * lead to the same other entry. Also warns about questions that the question box offers, but does not answer.
 */
export function unfoundAnswerWarnings(site: Site, entries: Entries, files: readonly ContentFile[]): Finding[] {
  const knownEntries = knowledgeOf(site, false).entries;
  const phrasings = Map.groupBy(phrasingsOf(entries), ({ key }) => key);
  const finders = createEntryRankers(knownEntries);
  const ask = createTrial(knownEntries, finders);
  const unfound = knownEntries.flatMap((entry, position): Finding[] => {
    const trials = (count?: number) =>
      questionAndPhrasings(entry)
        .slice(0, count)
        .map((_, index) => ask(position, index));
    if (!isHardToFind(trials(FOLDS))) return [];
    const outcomes = trials();
    if (!isHardToFind(outcomes)) return [];
    const [ownPhrasing] = phrasings.get(entry.key) ?? [];
    const rival = rivalIn(outcomes);
    const [other] = phrasings.get(rival === undefined ? '' : knownEntries[rival]!.key) ?? [];
    const message = other ? lostTo(describePhrasing(other, files), outcomes) : missed(outcomes);
    return ownPhrasing ? [findingOfField(files, ownPhrasing.file, ownPhrasing.path, message, 'warning')] : [];
  });
  return [...unfound, ...takenFromFacts(site, entries, files), ...unansweredExamples(site, finders, files)];
}

/** Warn about phrasings that ask word for word what practice.yaml answers: "pazar açık mısınız" of an entry on fees. */
function takenFromFacts({ otherAnswers }: Site, entries: Entries, files: readonly ContentFile[]): Finding[] {
  const own = phrasingsOf(entries);
  const keys = new Set(own.map(({ key }) => key));
  const lettersOf = (text: string) => wordsOf(text).join(' ');
  const facts = otherAnswers.filter(({ key }) => !keys.has(key));
  const usual = new Map(
    facts.flatMap((fact) => questionAndPhrasings(fact).map((text) => [lettersOf(text), fact.question])),
  );
  return own.flatMap(({ file, path, text }) => {
    const fact = path.at(-1) === 'question' ? undefined : usual.get(lettersOf(text));
    const message = `takes a question from ${JSON.stringify(fact)}, which practice.yaml answers; remove it, or ask this in words of its own`;
    return fact === undefined ? [] : [findingOfField(files, file, path, message, 'warning')];
  });
}

type Finder = ReturnType<typeof createEntryRanker>;

function unansweredExamples(site: Site, finders: readonly Finder[], files: readonly ContentFile[]) {
  const { ask, exampleQuestions = [] } = site.practice;
  let answer: ReturnType<typeof createAnswerer> | undefined;
  // The whole index takes seconds to build; what an index of a part answers, it answers, too.
  const isAnswered = (question: string) =>
    finders.some((find) => find(question).confidence >= MIN_CONFIDENCE) ||
    (answer ??= createAnswerer(indexKnowledge(knowledgeOf(site, false))))(question).matched;
  return exampleQuestions.flatMap((question, index) =>
    ask && !isAnswered(question)
      ? [
          findingOfField(
            files,
            'practice.yaml',
            ['exampleQuestions', index],
            'is offered as an example, but the question box does not answer it; take a question that it answers',
            'warning',
          ),
        ]
      : [],
  );
}

const questionAndPhrasings = ({ question, phrasings }: Pick<KnownEntry, 'question' | 'phrasings'>) => [
  question,
  ...phrasings,
];

/** Index all entries `FOLDS` times, each time without some of the phrasings. */
const createEntryRankers = (entries: readonly KnownEntry[]): Finder[] =>
  Array.from({ length: FOLDS }, (_, part) => {
    const rest = entries.map((entry) => {
      const all = questionAndPhrasings(entry);
      const [question, ...phrasings] = all.length === 1 ? all : all.filter((_text, index) => index % FOLDS !== part);
      return { ...entry, question: question!, phrasings };
    });
    return createEntryRanker(indexKnowledge({ entries: rest }));
  });

/** Create a function that asks one phrasing of an entry of an index that lacks it. */
function createTrial(entries: readonly KnownEntry[], finders: readonly Finder[]) {
  return (position: number, phrasing: number): Outcome => {
    const all = questionAndPhrasings(entries[position]!);
    const text = all[phrasing]!;
    const question = all.length > 1 ? text : text.split(/\s+/).reverse().join(' ');
    const ranked = finders[phrasing % FOLDS]!(question).entries.map(({ position: found }) => found);
    return {
      text,
      isShown: ranked.slice(0, MAX_SHOWN).includes(position),
      rival: ranked[0] === position ? undefined : ranked[0],
    };
  };
}

const isHardToFind = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ isShown }) => !isShown) || rivalIn(outcomes) !== undefined;

/** Get the entry that wins more than half, and at least two, of another entry's phrasings. */
function rivalIn(outcomes: readonly Outcome[]): number | undefined {
  const wins = [...Map.groupBy(outcomes, ({ rival }) => rival)];
  const most = wins.find(([rival, { length }]) => rival !== undefined && length > 1 && 2 * length > outcomes.length);
  return most?.[0];
}

const missed = (outcomes: readonly Outcome[]): string =>
  `patients who ask in other words will not find this: ${failedTrial(outcomes)}; add phrasings with the words that they use for it`;

const lostTo = (other: string, outcomes: readonly Outcome[]): string =>
  `patients who ask in other words will find ${other} instead: ${failedTrial(outcomes)}; ` +
  'add phrasings with words that only this one has, or make one entry of the two';

function failedTrial(outcomes: readonly Outcome[]): string {
  const { text } = outcomes.find(({ isShown, rival }) => !isShown || rival !== undefined)!;
  return `${JSON.stringify(text)} does not lead here ${outcomes.length > 1 ? 'unless it is listed' : 'with its words in another order'}`;
}
