import type { PlacedText } from '#markdown/places.ts';
import { sentencesIn } from '../parsedPassage.ts';

/** 112, whatever stands between its digits, or an ambulance. */
const AMBULANCE = String.raw`(?:(?<![\d.,])1(?<between>[\s.-]?)1\k<between>2(?!\d)|(?<!\p{L})(?:yüz on iki|amb[uü]lans))[^\s.,;:!?()]*`;
const HOSPITAL = String.raw`(?<!\p{L})(?:acil\s(?:servis|birim)\p{L}+|acile|acilden|hastane\sacil\p{L}+|hastane(?:ye|sine)|hastane(?:den)?(?=\s(?:yerine|önce)))(?!\p{L})`;

const oneOf = (...words: readonly string[]): string => `(?:${words.join(' ').replaceAll(' ', '|')})`;
const PARTICLE = `${oneOf('acil da de en hemen derhal doğrudan durumda beklemeden hangi her lütfen mutlaka nasıl ne saat ve veya ya yerden yine zaman')}(?!\\p{L})`;
/** Beginnings of words. */
const THING = oneOf(
  'ambulans çağrı(?!l) ekip engelsiz görevli haber hatt hekim konum merkez mesaj numara sms telefon uygulama',
  'yakın yardım adı adres kades \\d',
);
/** What may stand between help and what the text says of it. */
const BETWEEN = String.raw`(?:[,\s]+(?:${PARTICLE}|${THING}[^\s.,;:!?()]*|\([^()]*\)))*`;
/** A positive form of a verb of calling, going or telling: none with `-ma`, such as `-mak` and `-madan`. */
const CALLED = String.raw`${oneOf('al ara bekle bildir bulun çağır çevir dokun ed git gid başvur gönder iste konuş kullan öğren sor söyle ulaş ver yap yaz')}(?!\p{L}*?(?:m(?:[ae](?!l[ıi])|[ıiuü]y)|c[ae]ğ[ıi]n[ıi]z[ae]|rs[ae]n[ıi]z\s(?:boş|uzun|geç|bekle|gelmez)))\p{L}+`;
/** What negates a negation, as not to hesitate, or not to set off before. */
const DOUBLED = String.raw`\p{L}+m[ae]\p{L}*\s(?:(?:tereddüt|ihmal)\s)?(?:${oneOf('çekin kork gecik ertele unut utan vazgeç et ed')}m|hiçbir|yola\sçıkm|için\s\p{L}+\sgerekm|gerek(?:ir|li|iyor)|(?:şart|zorunlu)(?!\sdeğil))`;
/** When help comes, and what it says, does or costs. */
const DESCRIBED = [
  String.raw`(?:gel|ulaş|var)(?:[ıiuüae]nc?[ae]|m[ae]d[ae]n|m[ae]zs[ae])`,
  String.raw`(?:söyle|iste|yönlendir|de)(?:rs|d[ıi]|m[ae]d)`,
  String.raw`aramak\siçin\s(?:dokun|bas|tıkla)|git\p{L}*m[ae]d[ae]n(?!.*(?<!\p{L})biz)|yat\p{L}+`,
  String.raw`gerek(?:tir|\syoks|\solmazs)|gereksiz\s(?:yere|arama)|işi(?!\p{L})|yerini\stut|ücret(?:siz|\salm)`,
  String.raw`belirti|(?:\p{L}+[,\s]+){1,7}?yanıt\sver`,
  String.raw`(?:önce|yerine)\s\p{L}+\s\p{L}+m[ae]y[ıi]n`,
].join('|');
/** What follows help in a text that sends to it or describes it. A label ends with it: "Hemen 112". */
const SENDS = new RegExp(
  [
    String.raw`^${BETWEEN}[,\s]+(?:${CALLED}|${DOUBLED}|${DESCRIBED})`,
    String.raw`^${BETWEEN}\s*(?:[.:!?()]|$)`,
    String.raw`^,[^.;]*\s\d{3}[^.;]*\sarayın`,
  ].join('|'),
  'iu',
);
/** Between two cells of a table. */
const NEXT_CELL = /^\s+\p{Lu}[^.!?]*$/u;

/** What denies, in the rest of a clause. */
const DENIES =
  /\p{L}m[ae](?:y[ıi]n|mal[ıi]|z(?!s[ae])|d[ae]n)|\p{L}m[ıiuü]yor|c[ae]ğ[ıi]n[ıi]z[ae](?!\p{L})|yerine(?!\p{L})|önce(?!\p{L})|(?<!\p{L})(?:değil|gereksiz|boş|yasak|tehlikeli|kapalı|yok|kayb|ihtiya|kaçın|unut|gecik)|gerekm[ei]/iu;
/** Makes the practice the first to call, or 112 what is left if it does not answer. */
const US_FIRST =
  /(?<!\p{L})önce\s(?:\S+\s){0,2}?(?:biz|klini|muayenehane)(?![^,;]*(?:m[ae]y[ıi]n|gerekm))|(?<!\p{L})biz[ei](?!\p{L})[^;]*(?:açılm|açm|ulaşılam|ulaşam|yanıt|cevap)\p{L}*\s+(?:hemen\s+)?(?:112|ambulans)/iu;
/** As `112’yi arayın, ama çoğu kez buz yeter`. */
const TAKES_BACK = /^[^;]*,\s(?:ama|fakat|ancak|gerçi)\s[^;]*\s(?:yeter|yetiyor|geçer|gerekmez)/iu;
/** As `aramayın 112’yi`. */
const BEFORE = /(?:ara|çağır)m[ae]y[ıi]n\s+$/iu;

const OTHERWISE = String.raw`(?!until|before|unless|without|while|if|but|hesitate|delay|wait|forget|fail)`;
/** The same in English. */
const DENIES_IN_ENGLISH = new RegExp(
  [
    String.raw`(?:\bnot|\bnever|n[’']t|\bno (?:need|reason|point))\s+(?:${OTHERWISE}\w+\s+){1,3}?(?:112|ambulance)(?!\w|\scompany)`,
    String.raw`,\s(?:and )?not 112(?!\d)`,
    String.raw`\bno (?:112|ambulance)(?: is)? (?:needed|necessary|required)`,
    String.raw`\b(?:ignore|avoid|skip|forget)\s+(?:calling\s+)?(?:112|an ambulance)(?!\w)`,
    String.raw`(?<!\b(?:if|when|until)\s)(?:\b112|ambulance)\s+(?:is|are|does|do|will|can|must|should)(?:n[’']t|\s(?:\w+\s){0,2}(?:not|no|never|unnecessary|useless|(?:a )?waste))`,
    String.raw`(?:^|[.:;!?]\s+)call\s(?:(?!112)[^.;!?]){0,40}(?:instead of|rather than|, not|before)(?: calling)? (?:112|an ambulance)`,
  ].join('|'),
  'giu',
);
const ENGLISH = /(?<!\p{L})(?:the|you|your|to|is|are|and|for|of|an|no|call)(?!\p{L})/iu;

/** A text that names help and does not send to it. */
interface NotSent extends PlacedText {
  /** Whether it denies an ambulance, denies a hospital, or says something else of an ambulance. */
  readonly what: 'ambulance' | 'hospital' | 'unclear';
}

/** Find what names an ambulance or a hospital, in a text as it is shown, and does not send a reader there. */
export function notSentTo(shown: string): NotSent[] {
  return sentencesIn(shown).flatMap(({ text: sentence, index: start }): NotSent[] => {
    if (sentence.endsWith('?')) return [];
    if (ENGLISH.test(sentence))
      return [...sentence.matchAll(DENIES_IN_ENGLISH)].map(({ 0: text, index }) => ({
        text,
        index: start + index,
        what: 'ambulance',
      }));
    const found = (names: string) => [...sentence.matchAll(new RegExp(names, 'giu'))];
    const isFirst = US_FIRST.test(sentence);
    const judge = (isAmbulance: boolean) => (match: RegExpExecArray) => {
      const { 0: name, index } = match;
      const rest = sentence.slice(index + name.length);
      const isTold = BEFORE.test(sentence.slice(0, index));
      const isSent = !isTold && (SENDS.test(rest) || NEXT_CELL.test(rest));
      const clause = /^[^,;:.!?]*/.exec(rest)![0];
      const denies = isTold || DENIES.test(clause);
      if (isSent ? !isFirst && !TAKES_BACK.test(rest) : !isAmbulance && !denies) return [];
      const what = !isAmbulance ? 'hospital' : denies && !isSent ? 'ambulance' : 'unclear';
      return [{ text: name + clause, index: start + index, what } as const];
    };
    return [...found(AMBULANCE).flatMap(judge(true)), ...found(HOSPITAL).flatMap(judge(false))];
  });
}

/** Find what tells a reader, in a text as it is shown, not to call an ambulance. */
export const deniedHelp = (shown: string): PlacedText[] => notSentTo(shown).filter(({ what }) => what === 'ambulance');
