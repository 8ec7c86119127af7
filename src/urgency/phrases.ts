import { numberAt } from '#turkish/numbers.ts';
import { anyOf, compileRow, type Row } from './compileRow.ts';
import { readWords } from './readWords.ts';
import { splitSentences } from './splitSentences.ts';
import { URGENT_KINDS, type UrgentKind } from './urgentKinds.ts';

/** `phrases.yaml`, plain data: what tells of an emergency whatever the model says, and what does not. */
export interface PhraseTable {
  /** Phrases that are an emergency in any sentence about now, by kind. */
  readonly certain: Readonly<
    Partial<
      Record<
        UrgentKind,
        { readonly tr: readonly string[]; readonly en: readonly string[]; readonly other: readonly string[] }
      >
    >
  >;
  /** Cases of a kind with first aid of their own, by name. */
  readonly cases: Readonly<Record<string, Case>>;
  readonly words: Readonly<Record<string, string>>;
  readonly symptoms: Readonly<Record<Symptom, readonly string[]>>;
  readonly grave: readonly string[];
  readonly past: readonly string[];
  readonly imagined: readonly string[];
  readonly now: readonly string[];
  /** Words of questions whether it can wait, what it is or what to do. */
  readonly asking: readonly string[];
  /** What alone is no emergency at any practice. */
  readonly everyday: readonly string[];
}

/** What first aid depends on besides the kind. */
type Symptom = 'fever' | 'chills' | 'swelling' | 'noSwelling';

interface Case {
  readonly kind: UrgentKind;
  /** Whether it raises no alarm by itself, and only chooses first aid. */
  readonly onlyFirstAid?: boolean | undefined;
  /** Whether what is long past counts, too. */
  readonly past?: boolean | undefined;
  readonly rows: readonly string[];
}

export interface Phrases {
  /** Get the kind of the first certain phrase in a question; undefined if none does. */
  readonly certainKindOf: (question: string) => UrgentKind | undefined;
  /** Get the name of the first case of a kind that a question describes. */
  readonly caseOf: (question: string, kind: UrgentKind) => string | undefined;
  /** Tell whether a question about poison has a sign that needs 112. */
  readonly isGrave: (question: string) => boolean;
  readonly has: (symptom: Symptom, question: string) => boolean;
  /** Tell whether a folded word belongs to a question whether it can wait, what it is or what to do. */
  readonly isAsking: (word: string) => boolean;
  /** Get the words of a question that alone are no emergency at any practice. */
  readonly everydayIn: (question: string) => string;
}

/** Create the functions that look for the phrases of a table. */
export function createPhrases(table: PhraseTable): Phrases {
  const compiled = (list: readonly string[]) => list.map((row) => compileRow(row, table.words));
  const cases = Object.entries(table.cases).map(([name, one]) => ({ ...one, name, rows: compiled(one.rows) }));
  const rows = URGENT_KINDS.filter((kind) => table.certain[kind]).flatMap((kind) => {
    const { tr, en, other } = table.certain[kind]!;
    return [
      ...cases.filter((one) => one.kind === kind && !one.onlyFirstAid),
      { kind, past: false, rows: compiled([...tr, ...en, ...other]) },
    ];
  });
  const symptoms = Object.fromEntries(Object.entries(table.symptoms).map(([name, list]) => [name, compiled(list)]));
  const everyday = compiled(table.everyday);
  const grave = anyOf(table.grave);
  const past = anyOf(table.past);
  const imagined = anyOf(table.imagined);
  const now = anyOf(table.now);
  const asking = new RegExp(`^(?:${table.asking.join('|').replaceAll('*', '.*')})$`);
  const isPast = ({ clause, own, nearest }: Context) =>
    past.test(own) && !IS_PRESENT.test(nearest) && !now.test(clause);
  /** Tell whether other words beside a match say that it is something else, past or imagined. */
  const isCancelled = ({ unless }: Row, context: Context, mayBePast: boolean) => {
    const { sentence, clause, after, near, nearest } = context;
    if (unless?.test(sentence)) return true;
    if (mayBePast || now.test(clause)) return false;
    return (ASKS_MEANING.test(after) && !IS_SAID_OF_SOMEBODY.test(nearest)) || imagined.test(near) || isPast(context);
  };
  const matchesOf = (row: Row, text: string, mayBePast = true): string[] =>
    [...text.matchAll(row.pattern)]
      .filter((match) => !isCancelled(row, contextOf(text, match), mayBePast))
      .map(([words]) => words);
  const describes = (text: string, one: { rows: Row[]; past?: boolean | undefined }) =>
    one.rows.some((row) => matchesOf(row, text, one.past ?? false).length > 0);
  return {
    certainKindOf(question) {
      const text = partsOf(question);
      return rows.find((one) => describes(text, one))?.kind;
    },
    caseOf(question, kind) {
      const text = partsOf(question);
      return cases.find((one) => one.kind === kind && describes(text, one))?.name;
    },
    has(symptom, question) {
      const text = partsOf(question);
      return symptoms[symptom]!.some((row) => matchesOf(row, text).length > 0);
    },
    isAsking: (word) => asking.test(word),
    everydayIn(question) {
      const text = partsOf(question);
      return everyday.flatMap((row) => matchesOf(row, text)).join(' ');
    },
    isGrave: (question) => grave.test(partsOf(question)),
  };
}

/** Write a question as words surrounded by spaces, with `|` between clauses and `||` between sentences. */
const partsOf = (question: string): string =>
  splitSentences(question)
    .map((clauses) => clauses.map((clause) => ` ${withDigits(readWords(clause)).join(' ')} `).join('|'))
    .join('||');

/** Before "altı" in the sense of "under", as in "dil altı hapı". */
const UNDER = /^(?:dil|goz|cene|koltuk|deri|dis|kulak|burun|ayak|yas|masa|yatak)$/;

function withDigits(words: readonly string[]): (string | number)[] {
  const isUnder = (at: number) => words[at] === 'alti' && UNDER.test(words[at - 1] ?? '');
  return words.map((word, at) => (isUnder(at) ? word : (numberAt(words, at) ?? word)));
}

/** So many words on either side may say that something is past or imagined: many write without full stops. */
const WORDS_NEAR = 4;
const WORDS_OF_VERB = 2;
/** Ends what goes on now, so that a time in the past belongs to something else: "geçen hafta çektirdim, durmuyor". */
const IS_PRESENT = /(?:[iu]yo(?:r(?:um|uz|lar)?|m)?| var| (?:is|isnt|wont|cant|cannot|want)) /;

/** A verb: "dilim şişti nedir bu" asks about somebody, "kalp krizi nedir" does not. */
const IS_SAID_OF_SOMEBODY = new RegExp(`${IS_PRESENT.source}| \\S{2,}[dt][iu](?:m|k|ler|lar)? `);

/** Asks whether to get in touch, and supposes nothing: "fotoğraf atsam bakar mısınız". */
const OFFER = / (?:at|gonder|yolla|goster|sor|danis|ara|yaz)s[ae][mk](?= )/g;

/** A word that ends a clause: "çektirdim", "alıyorum", "göndersem", "bakar mısınız". */
const VERB = / \S*(?:[dt][iu](?:m|k|niz|ler|lar)?|yor(?:um|uz|sunuz|lar)?|s[ae][mk]|m[iu]s[iu]niz|abilir) /;

/** Follows what is only asked about: "kalp krizi nedir", "inme ne demek". */
const ASKS_MEANING = /^ ?(?:nedir|ne demek|demek|neden olu[rs]|niye olu[rs]) /;

/** What was done in the past to something of now: "geçen hafta yazdığınız ilacın kutusunu içtim". */
const PAST_CLAUSE = / \S+ \S+ \S{2,}[dt][iu]gi(?:n|m|niz|miz)? /g;

/** What stands beside a match. */
interface Context {
  /** From the beginning of its sentence to the end of its clause. */
  readonly sentence: string;
  /** From the beginning of its clause to the end. */
  readonly clause: string;
  /** What follows it, to the end of the text. */
  readonly after: string;
  /** The match with a few words of its clause on either side. */
  readonly near: string;
  /** The same, without what has a verb of its own. */
  readonly own: string;
  /** The match with the words on either side that its verb may be among. */
  readonly nearest: string;
}

function contextOf(text: string, { index, 0: words }: RegExpExecArray): Context {
  // A match begins with the blank, or the end of a sentence, before its first word.
  const start = index + /^[ |]*/.exec(words)![0].length;
  const end = index + words.length;
  const from = text.lastIndexOf('|', start) + 1;
  const next = text.indexOf('|', end);
  const to = next < 0 ? text.length : next;
  const before = text.slice(from, start).split(' ');
  // What has a verb of its own is about something else: "dilim şişti geçen hafta diş çektirdim".
  const rest = text.slice(end, to);
  const isSaid = IS_SAID_OF_SOMEBODY.test(` ${text.slice(start, end)} `);
  const behind = rest.split(' ');
  const own = isSaid && VERB.test(rest) ? behind.slice(0, 2) : behind;
  const within = (count: number, following = behind) =>
    ` ${before.slice(-count - 1).join(' ')} ${text.slice(start, end)} ${following.slice(0, count + 1).join(' ')} `;
  return {
    sentence: text.slice(text.lastIndexOf('||', start) + 1, to),
    clause: text.slice(from, to),
    after: text.slice(end),
    near: within(WORDS_NEAR).replaceAll(OFFER, ' '),
    own: within(WORDS_NEAR, own).replaceAll(PAST_CLAUSE, ' '),
    nearest: within(WORDS_OF_VERB),
  };
}
