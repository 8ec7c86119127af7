/** Longer text before a colon is a sentence. */
const SUBJECT = /^\p{Lu}[^:.;!?]{1,60}:(?= )/u;

/** Split a point like "Astım: önce hekiminize sorun." after its subject, which keeps the colon. */
export function subjectOf(item: string): { readonly subject: string | undefined; readonly text: string } {
  const subject = SUBJECT.exec(item)?.[0];
  return { subject, text: subject ? item.slice(subject.length) : item };
}
