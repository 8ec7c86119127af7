import { undisguise } from '#turkish/undisguise.ts';
import { createSigns, type KnownSign, type PracticeSign } from './createSigns.ts';
import type { FirstAid, FirstAidMessage } from './firstAid.ts';
import type { UrgentModel } from './model.ts';
import { createPhrases, type Phrases } from './phrases.ts';
import type { PhraseTable } from './phraseTable.ts';
import { readWords } from './readWords.ts';
import { createRecognise } from './recognise.ts';
import { propertiesOf, type UrgentKind } from './urgentKinds.ts';

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
  /** The practice's own first aid, by kind. */
  readonly texts?: Readonly<Partial<Record<UrgentKind, OwnFirstAid>>>;
  /** A sentence to add, by kind. */
  readonly more: Readonly<Partial<Record<UrgentKind, { readonly tr: string; readonly en: string }>>>;
  /** Phrases that raise no alarm in this practice. */
  readonly everyday: readonly string[];
  /** Phrases that are an emergency in this practice, whatever the model says. */
  readonly signs: readonly PracticeSign[];
}

/** Data that is the same for every practice. The edge function gets it with the site's data. */
export interface UrgentTables {
  readonly model: UrgentModel;
  readonly phrases: PhraseTable;
  readonly messages: Readonly<Record<UrgentKind, FirstAidMessage>>;
  /** First aid for whoever names the mouth or the face, where it differs. */
  readonly ofMouth: Readonly<Partial<Record<UrgentKind, FirstAidMessage>>>;
  /** First aid of the cases of phrases.yaml, by name. */
  readonly ofCases: Readonly<Record<string, FirstAidMessage>>;
  /** First aid for whoever names an arm or a leg, where it differs. */
  readonly ofLimbs: Readonly<Partial<Record<UrgentKind, FirstAidMessage>>>;
  /** First aid for whoever names a child, where it differs, by kind and by the name of a case. */
  readonly ofChildren: Readonly<Record<string, FirstAidMessage>>;
}

/** Words for the mouth and what is in it and around it. */
const OF_MOUTH =
  /^(?:dis(?!ar|k|i$|ina$|inda)|azi(?:m|lar|dis)|cene|agiz|agzi|yuz(?:um.*|u|un|unu|unde|de)$|yana[kg]|dud[ao]|dama[kg]|dil(?:i|im|in|de)$|kuron|kapla|dolgu|protez|kanal|implant|to?oth|teeth|jaw|mouth|face|facial|cheek|gums?$|lips?$|tongue|dental|dentist|crown|filling|braces)/;

const TEETH =
  /^(?:dis(?!ar|k|i$|ina$|inda)|azi(?:m|lar|dis)|cene|kuron|kapla|dolgu|protez|kanal|implant|to?oth|teeth|jaw|dental|dentist|crown|filling|braces)/;

/** Words for arms, legs and their parts. */
const OF_LIMBS =
  /^(?:aya[kg](?!ta|kab)|baca[kg]|baldi|topu[kg]|parma[kg]|tirna[kg]|bile[kg]i|diz(?:im|i|imi|de)?$|dirse[kg]|kol(?:um|u|unu|umu|umda)$|el(?:im|imi|ini|imde)$|f(?:oo|ee)t$|toes?$|heel|leg|arms?$|hands?$|fingers?$|knee|ankle|wrist|toenail)/;

/** Words for children, but not for one who is not born yet, or of whoever bore or feeds one. */
const OF_CHILDREN =
  /^(?:co[cj]u[gk](?!ken)|oglum|oglan|oglu$|kizim|bebe(?:[gkm]|$)|yenidogan|torun|yegen|ikizler|aylik$|bab(?:y|ies)|infant|newborn|toddler|child|kids?$|daughter)/;
const OF_MOTHERS = /^(?:hamile|gebe|lohusa|emziriyo|pregnan|breastfeed)/;

const names = (parts: RegExp, question: string): boolean => readWords(question).some((word) => parts.test(word));

/** Get the number to call: that of the kind, but 112 if the question has a grave sign. */
export const numberFor = ({ call }: FirstAidMessage, question: string, phrases: Phrases): FirstAidMessage['call'] =>
  phrases.isGrave(question) ? '112' : call;

/** The kind by which to help: that of a practice's own sign, which knows better, if it says more than 'general'. */
function moreUrgent(recognised: UrgentKind | undefined, sign: KnownSign | undefined): UrgentKind | undefined {
  if (recognised === undefined || recognised === 'general' || !sign) return sign?.kind ?? recognised;
  return (sign.kind === 'general' && !sign.tr) || propertiesOf(recognised).killsAtOnce ? recognised : sign.kind;
}

/** Create a function that gets first aid if a question describes a possible emergency. */
export function createFirstAidFinder(
  { page, pages, texts = {}, more, everyday, signs, isAboutMouth = false, isAboutChildren = false }: FirstAidConfig,
  tables: UrgentTables,
): (question: string) => FirstAid | undefined {
  const phrases = createPhrases(tables.phrases);
  const recognise = createRecognise(tables.model, phrases, everyday);
  const findSign = createSigns(signs);

  /** Get what differs in first aid for a child, if a question is about one. */
  const childAid = (question: string) =>
    isAboutChildren || (names(OF_CHILDREN, question) && !names(OF_MOTHERS, question)) ? tables.ofChildren : {};

  /** Get the built-in first aid of a kind: that of the mouth, of a limb or of a child, if the question names it. */
  function builtInAid(kind: UrgentKind, question: string, isOfMouth: boolean): FirstAidMessage {
    const hasMouthAid = isAboutMouth || (isOfMouth && (!propertiesOf(kind).isOfTeeth || names(TEETH, question)));
    const table = hasMouthAid ? tables.ofMouth : names(OF_LIMBS, question) ? tables.ofLimbs : {};
    return table[kind] ?? childAid(question)[kind] ?? tables.messages[kind];
  }

  return (asked) => {
    const question = undisguise(asked);
    const sign = findSign(question);
    const recognised = moreUrgent(recognise(question)?.kind, sign);
    if (!recognised) return undefined;

    const isOfMouth = isAboutMouth || names(OF_MOUTH, question);
    const kind = isOfMouth ? recognised : (propertiesOf(recognised).elsewhere ?? recognised);
    const aidOfKind = builtInAid(kind, question, isOfMouth);
    const aidOfSign =
      sign?.kind === recognised && sign.tr !== undefined ? ({ otherwise: 'none', ...sign } as const) : undefined;
    const caseName = phrases.caseOf(question, recognised) ?? '';
    const aidOfCase = aidOfSign ? undefined : (childAid(question)[caseName] ?? tables.ofCases[caseName]);
    const builtIn = aidOfCase ?? aidOfKind;
    // What holds for a kind may harm in a case of it, and a child.
    const isMoreSpecific = aidOfCase !== undefined || (!isAboutChildren && aidOfKind === childAid(question)[kind]);
    const own = aidOfSign ?? (isMoreSpecific ? undefined : texts[kind]);
    const addition = aidOfCase ? undefined : more[kind];
    const withAddition = (text: string, added: string | undefined) => (added ? `${text} ${added}` : text);
    return {
      kind,
      call: numberFor(builtIn, question, phrases),
      otherwise: own ? (own.otherwise ?? aidOfKind.otherwise) : builtIn.otherwise,
      message: withAddition(own?.tr ?? builtIn.message, addition?.tr),
      messageEn: withAddition(own?.en ?? builtIn.messageEn, addition?.en),
      url: pages[recognised] ?? page,
    };
  };
}
