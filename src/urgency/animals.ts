import { readWords } from './readWords.ts';

/** Words for animals, as their owners write them. */
const ANIMAL =
  /^(?:kedi|kopek|kopeg|yavru(?!m)|tavsan|hayvan|papagan|muhabbet|kanarya|hamster|kaplumbaga|gelincik|pati(?:li|si)|kus(?:u|um|umuz|umun|lar)?$|(?:cat|dog|pet|bird|rabbit|puppy|puppie|kitten|parrot|tortoise)s?$)/;
/** Words of people about their own body, then words that cannot be about an animal. */
const OWN_BODY =
  /^(?:gogsum|gogsume|gogsumde|kolum|koluma|dilim|bogazim|yuzum|nefesim|alamiyorum|alamiyom|geciriyorum)$/;
const PERSON =
  /^(?:ben|beni|bana|bende|benden|kendim|kendimi|kendime|insan|annem|babam|esim|kocam|karim|kardesim|arkadasim|dedem|ninem|komsum|cocugum|ictim|yuttum|bayildim|bayilacagim|hamileyim|gebeyim|\w+yorum|\w+yom|i|im|me|husband|wife|mother|father)$/;
/** Bites and scratches, and whom they hurt. */
const BITE = /^(?:isir(?!gan)|dislemis|disledi|tirmala|bit$|bite|bitten|scratch)/;
const BITTEN =
  /^(?:beni|bana|elim|elimi|elimden|parmagim|parmagimi|kolumu|kolumdan|bacagim|bacagimi|bacagimdan|yuzumu|yuzumden|ayagimi|oglumu|kizimi|cocugu|cocugumu|bebegi|bebegimi|esimi|annemi|babami|misafir\w*|komsu\w*|me|hand|finger|arm|leg|face|son|daughter|child|kid|baby|husband|wife)$/;

/** Tell whether a question is about an animal or a person; undefined if it names neither. */
export function patientOf(question: string): 'animal' | 'person' | 'bitten' | undefined {
  const words = readWords(question);
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  if (has(BITE) && has(BITTEN)) return 'bitten';
  if (has(OWN_BODY)) return 'person';
  if (has(ANIMAL)) return 'animal';
  return has(PERSON) ? 'person' : undefined;
}
