import { createCovered } from '../covered.ts';
import type { AnswersIndex } from '../data.ts';
import { feeWords } from '../rules.ts';
import { packTexts, stemsBesides, type EntryTexts, type Text } from '../texts.ts';
import type { Model } from '../trees.ts';
import { createTurkish, type Turkish } from '../turkish.ts';
import { wordsOf } from '../../turkish/tokenise.ts';
import { clausesOf } from './clauses.ts';
import { intentsOf } from './intents.ts';
import type { KnownEntry, Knowledge } from './knowledge.ts';
import type { Language } from './language.ts';
import { conceptsOf } from './thesaurus.ts';

/** Makes the index of a practice's knowledge. Nothing is learned: the same knowledge gives the same index. */
export function buildIndex(
  knowledge: Knowledge,
  { intents, offerQuestions, everywhere, ...whole }: Language,
  model: Model,
): AnswersIndex {
  const entries = withFees(knowledge, whole.fees);
  const language = { ...whole, concepts: conceptsOf(entries, whole, everywhere) };
  const turkish = createTurkish(language);
  const common = intentsOf(entries, intents);
  const clauses = clausesOf(entries, turkish);
  const matters = entries.flatMap((entry, at) =>
    (common.get(entry) ?? []).flatMap(({ keys, besides = [] }) => (keys ? [{ entry: at, keys, besides }] : [])),
  );
  const covered = createCovered(matters, language.fillers);
  const own = new Set(entries.flatMap(({ question, phrasings }) => [question, ...phrasings].map(lettersOf)));
  const commonOf = (entry: KnownEntry) => {
    const offered = (entry.notOffered ?? []).flatMap((name) => offerQuestions.map((text) => text.replace('…', name)));
    const phrasings = common.get(entry)?.flatMap((intent) => intent.phrasings) ?? [];
    return [...phrasings, ...offered].filter((text) => !own.has(lettersOf(text)));
  };
  const plainOf = (entry: KnownEntry, at: number) => {
    const plain = common.get(entry)?.flatMap((intent) => intent.plain ?? []) ?? [];
    const isCovered = (text: string) => covered(wordsOf(text)) === at;
    return [...(clauses.get(entry) ?? []), ...plain].filter((text) => !own.has(lettersOf(text)) && !isCovered(text));
  };
  return {
    language,
    entries: entries.map(({ id, question, answer, url, link }) => ({
      id,
      question,
      answer,
      url,
      ...(link && { link }),
    })),
    texts: entries.map((entry, at) => packTexts(textsOf(entry, commonOf(entry), plainOf(entry, at), turkish), entry)),
    feeEntries: feeEntries(entries, language.fees),
    matters,
    model,
  };
}

const lettersOf = (text: string): string => wordsOf(text).join('');

function textsOf(entry: KnownEntry, common: readonly string[], plain: readonly string[], turkish: Turkish): EntryTexts {
  const { question, phrasings, answer, title = '' } = entry;
  const text = (words: readonly string[]): Text => ({
    words,
    concepts: [...new Set(turkish.concepts(words).map(({ pattern }) => pattern))].sort((a, b) => a - b),
  });
  const asked = [question, ...phrasings, ...common].map((one) => text(turkish.readOwn(one)));
  const told = text([...wordsOf(title), ...wordsOf(answer)]);
  const besides = [...stemsBesides(told.words, asked)].sort();
  return { asked, plain: plain.map(wordsOf), told: { words: besides, concepts: told.concepts } };
}

/** The entries, and the policy on fees where none of them is about fees. */
function withFees({ entries, feesPolicy }: Knowledge, fees: AnswersIndex['language']['fees']): readonly KnownEntry[] {
  return feesPolicy && feeEntries(entries, fees).length === 0 ? [...entries, feesPolicy] : entries;
}

/** The entries that ask for fees by their own questions; first the one with the key `ucret`, where there is one. */
function feeEntries(entries: readonly KnownEntry[], fees: AnswersIndex['language']['fees']): number[] {
  const asks = feeWords(fees);
  const isMain = (entry: number) => Number(entries[entry]!.key === 'ucret');
  return entries
    .flatMap(({ key, question }, entry) => (key === 'ucret' || asks(wordsOf(question)) ? [entry] : []))
    .sort((a, b) => isMain(b) - isMain(a) || a - b);
}
