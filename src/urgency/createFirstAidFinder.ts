import { undisguise } from '#turkish/undisguise.ts';
import { createSignFinder, type OwnSign, type PracticeSign, type SignWords } from './createSignFinder.ts';
import type { FirstAid, FirstAidRow } from './firstAid.ts';
import type { UrgentModel } from './model.ts';
import { createPhrases } from './phrases.ts';
import type { PhraseTable } from './phraseTable.ts';
import { createRecognise } from './recognise.ts';
import { createSubjects, type Subject, type SubjectWords } from './subjects.ts';
import { mostUrgent, propertiesOf, type UrgentKind } from './urgentKinds.ts';

/** A practice's own words; without `otherwise` they send to whom the first aid of the kind sends. */
interface OwnFirstAid {
  readonly tr: string;
  readonly en: string;
  readonly otherwise?: FirstAid['otherwise'] | undefined;
}

/** A practice's own data on emergencies. Plain data; addresses are absolute. */
export interface FirstAidConfig {
  /** Where to read more, unless `pages` has a page for the kind. */
  readonly page: string;
  readonly pages: Readonly<Partial<Record<UrgentKind, string>>>;
  /** Whether every question is about the mouth. */
  readonly isAboutMouth?: boolean;
  /** Whether every question is about a child. */
  readonly isAboutChildren?: boolean;
  /** Whether every question is about a pregnancy, a birth or the womb. */
  readonly isAboutPregnancy?: boolean;
  /** The practice's own first aid, by kind. */
  readonly ownTexts?: Readonly<Partial<Record<UrgentKind, OwnFirstAid>>>;
  /** A sentence to add, by kind. */
  readonly addedSentences: Readonly<Partial<Record<UrgentKind, { readonly tr: string; readonly en: string }>>>;
  /** Phrases that raise no alarm in this practice. */
  readonly everyday: readonly string[];
  /** Phrases that are an emergency in this practice, whatever the model says. */
  readonly signs: readonly PracticeSign[];
}

/** Data that is the same for every practice. The edge function gets it with the site's data. */
export interface UrgentTables {
  readonly model: UrgentModel;
  readonly phrases: PhraseTable;
  readonly subjects: SubjectWords;
  readonly signWords: SignWords;
  /** firstAid.yaml: of the rows of a kind the first that fits a question is shown. */
  readonly firstAid: Readonly<Record<UrgentKind, readonly FirstAidRow[]>>;
}

/** The kind by which to help: that of a practice's own sign, which knows better, if it says more than 'general'. */
function moreUrgent(recognised: UrgentKind | undefined, sign: OwnSign | undefined): UrgentKind | undefined {
  if (recognised === undefined || recognised === 'general' || !sign) return sign?.kind ?? recognised;
  return (sign.kind === 'general' && !sign.tr) || propertiesOf(recognised).killsAtOnce ? recognised : sign.kind;
}

/** Create a function that gets first aid if a question describes a possible emergency. */
export function createFirstAidFinder(
  config: FirstAidConfig,
  tables: UrgentTables,
): (question: string) => FirstAid | undefined {
  const { page, pages, ownTexts: texts = {}, addedSentences: more, everyday, signs } = config;
  const { isAboutMouth = false, isAboutChildren = false, isAboutPregnancy = false } = config;
  const phrases = createPhrases(tables.phrases);
  const recognise = createRecognise(tables.model, phrases, everyday);
  const findSign = createSignFinder(signs, tables.signWords);
  const subjectsOfPractice: readonly Subject[] = [
    ...(isAboutMouth ? (['tooth', 'mouth'] as const) : []),
    ...(isAboutChildren ? (['child'] as const) : []),
    ...(isAboutPregnancy ? (['pregnancy'] as const) : []),
  ];
  const subjectsOf = createSubjects(tables.subjects, subjectsOfPractice);

  return (asked) => {
    const question = undisguise(asked);
    const sign = findSign(question);
    const subjects = subjectsOf(question, phrases.has('born', question));
    const found = recognise(question)?.kind;
    const ofPregnancy = subjects.includes('pregnancy') ? phrases.caseOfPregnancy(question) : undefined;
    // What says no more than that it is an emergency is of the pregnancy.
    const isVague = found === 'general' && phrases.caseOf(question, found) === undefined;
    const kindHere = ofPregnancy === undefined ? found : mostUrgent(isVague ? undefined : found, 'pregnancy');
    const recognised = moreUrgent(kindHere, sign);
    if (!recognised) return undefined;

    const kind = subjects.includes('mouth') ? recognised : (propertiesOf(recognised).kindOutsideMouth ?? recognised);
    const aidOfSign =
      sign?.kind === recognised && sign.tr !== undefined ? ({ otherwise: 'none', ...sign } as const) : undefined;
    const known = recognised === 'pregnancy' ? ofPregnancy : undefined;
    const caseName = aidOfSign ? undefined : (known ?? phrases.caseOf(question, recognised));
    const row = [...tables.firstAid[recognised], ...tables.firstAid[kind]].find(
      ({ case: name, when }) =>
        (name === undefined || name === caseName) && (when === undefined || subjects.includes(when)),
    )!;

    // A practice's text for a kind may harm in a case of it, and a child or a pregnancy unless written for them.
    const isOfOthers = (row.when === 'child' || row.when === 'pregnancy') && !subjectsOfPractice.includes(row.when);
    const mayHarm = row.case !== undefined || isOfOthers;
    const own = aidOfSign ?? (mayHarm ? undefined : texts[kind]);
    const addition = row.case === undefined ? more[kind] : undefined;
    const withAddition = (text: string, added: string | undefined) => (added ? `${text} ${added}` : text);
    return {
      kind,
      call: phrases.isGrave(question) ? '112' : row.call,
      otherwise: own?.otherwise ?? row.otherwise,
      message: withAddition(own?.tr ?? row.message, addition?.tr),
      messageEn: withAddition(own?.en ?? row.messageEn, addition?.en),
      url: pages[recognised] ?? page,
    };
  };
}
