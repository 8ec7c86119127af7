/** A subject has few words; what is longer is a sentence that goes on behind a colon. */
const SUBJECT = /^\p{Lu}[^:.;!?]{1,60}:(?= )/u;

/** A statement, and before it whom or what it is about, colon included, where it begins so: "Astım: önce hekiminize sorun." */
export function subjectOf(item: string): { readonly subject: string | undefined; readonly text: string } {
  const subject = SUBJECT.exec(item)?.[0];
  return { subject, text: subject ? item.slice(subject.length) : item };
}
