import { coveredIndices, createMatcher, type Match } from '#turkish/patterns.ts';
import { type Clauses, readClauses, sentenceBefore } from './clauses.ts';
import { createIsCancelled } from './createIsCancelled.ts';
import type { Case, PhraseTable, Symptom } from './phraseTable.ts';
import { URGENT_KINDS, type UrgentKind } from './urgentKinds.ts';

export interface CertainPhrase {
  readonly kind: UrgentKind;
  readonly name?: string;
  readonly words: string;
}

export interface Phrases {
  /** Find the first certain phrase of the table in a question, its kind, and its name if it is a case. */
  readonly certainIn: (question: string) => CertainPhrase | undefined;
  /** Get the name of the first case of a kind that a question describes. */
  readonly caseOf: (question: string, kind: UrgentKind) => string | undefined;
  /** Get the name of the first case of pregnancy that a question about pregnancy describes. */
  readonly caseOfPregnancy: (question: string) => string | undefined;
  /** Tell whether a question about poison has a sign that needs 112. */
  readonly isGrave: (question: string) => boolean;
  readonly has: (symptom: Symptom, question: string) => boolean;
  /** Tell whether a question has a word that a kind needs, if it needs any. */
  readonly hasNeededWord: (kind: UrgentKind, question: string) => boolean;
  /** Tell whether a folded word belongs to a question whether it can wait, what it is or what to do. */
  readonly isAsking: (word: string) => boolean;
  /** Get a question without words that look like thoughts of suicide and are none. */
  readonly withoutHarmless: (question: string) => string;
  /** Get the words of a question that alone are no emergency at any practice. */
  readonly everydayIn: (question: string) => string;
}

const matchedWords = ({ words }: Clauses, { from, to }: Match): string => words.slice(from, to).join(' ');

/** Create the functions that look for the phrases of a table. */
export function createPhrases(table: PhraseTable): Phrases {
  const lists = Object.fromEntries(Object.entries(table.words).map(([name, words]) => [name, words.split(' ')]));
  const matcher = (patterns: readonly string[]) => createMatcher(patterns, lists);
  /** Create a function that finds patterns in a question, of which a word before the end of the clause cancels some. */
  const finder = (patterns: readonly string[]) => {
    const find = matcher(patterns);
    return (clauses: Clauses): Match[] => find(clauses.words, (match) => sentenceBefore(clauses, match));
  };
  const isCancelled = createIsCancelled(table, matcher);

  const cases = Object.entries(table.cases).map(([name, rows]) => ({ ...rows, name }));
  const alarming = URGENT_KINDS.filter((kind) => table.certain[kind]).flatMap((kind) => {
    const { tr, en, other } = table.certain[kind]!;
    return [
      ...cases.filter((known) => known.kind === kind && !known.onlyFirstAid),
      { kind, rows: [...tr, ...en, ...other] },
    ];
  });
  /** Create a function that finds the first of several cases that a question describes. */
  const firstOf = <One extends Pick<Case, 'kind' | 'past' | 'rows'>>(all: readonly One[]) => {
    const ofRows = all.flatMap((group) => group.rows.map(() => group));
    const find = finder(all.flatMap(({ rows }) => rows));
    return (question: string): (One & { readonly words: string }) | undefined => {
      const clauses = readClauses(question);
      const described = find(clauses).filter(
        (match) => ofRows[match.patternIndex]!.past === true || !isCancelled(clauses, match),
      );
      const [first] = described.toSorted((a, b) => a.patternIndex - b.patternIndex);
      return first && { ...ofRows[first.patternIndex]!, words: matchedWords(clauses, first) };
    };
  };
  const firstAlarming = firstOf(alarming);
  const caseOfKind = Object.fromEntries(
    URGENT_KINDS.map((kind) => [kind, firstOf(cases.filter((known) => known.kind === kind))]),
  );

  const caseOfPregnancy = firstOf(
    cases
      .filter(({ kind }) => kind === 'pregnancy')
      .map((known) => ({ ...known, rows: [...(known.onlyFirstAid ? [] : known.rows), ...known.inPregnancy] })),
  );

  const createTest = (patterns: readonly string[]) => {
    const find = finder(patterns);
    return (question: string): boolean => find(readClauses(question)).length > 0;
  };
  const symptoms = Object.fromEntries(Object.entries(table.symptoms).map(([name, rows]) => [name, createTest(rows)]));
  const needed = Object.fromEntries(Object.entries(table.needed).map(([kind, rows]) => [kind, createTest(rows)]));
  const findEveryday = finder(table.everyday);
  const findLogistics = finder(table.logistics);
  const findHarmless = finder(table.notSelfHarm);
  const findAsking = matcher(table.asking);
  return {
    certainIn: firstAlarming,
    caseOf: (question, kind) => caseOfKind[kind]!(question)?.name,
    caseOfPregnancy: (question) => caseOfPregnancy(question)?.name,
    isGrave: createTest(table.grave),
    has: (symptom, question) => symptoms[symptom]!(question),
    hasNeededWord: (kind, question) => needed[kind]?.(question) ?? true,
    isAsking: (word) => findAsking([word]).length > 0,
    withoutHarmless(question) {
      const clauses = readClauses(question);
      const removed = coveredIndices(findHarmless(clauses));
      return removed.length === 0 ? question : clauses.words.filter((_, at) => !removed.includes(at)).join(' ');
    },
    everydayIn(question) {
      const clauses = readClauses(question);
      const onlyLogistics = new Set(coveredIndices(findLogistics(clauses))).size === clauses.words.length;
      return onlyLogistics
        ? clauses.words.join(' ')
        : coveredIndices(findEveryday(clauses))
            .map((at) => clauses.words[at])
            .join(' ');
    },
  };
}
