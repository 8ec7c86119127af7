import type { AnswerResponse } from '../api/answers.ts';
import type { ErrorText } from '../api/errorTexts.ts';
import { escapeMarkdown } from '../site/escapeMarkdown.ts';
import { comforts, type Urgent } from '../urgency/response.ts';
import { ANSWER_WORDS, sourceWords } from './answerWords.ts';
import type { AskConfig } from './config.ts';
import { ASK_STATUS } from './messages.ts';

/**
 * Write what `GET /api/v1/answers` says as Markdown: what is urgent first, the notice last. Beside what is urgent an answer is
 * named, not told: it could reassure.
 */
export function answerMarkdown(response: AnswerResponse): string {
  const { query, urgent, related, notice } = response;
  const parts = [`# ${inOneLine(query)}`];
  if (urgent) {
    parts.push(...firstAid(urgent));
    if (comforts(urgent)) return document(parts);
    if (response.matched) parts.push(`## ${ANSWER_WORDS.onThisSite}`, list([response]));
    return document([...parts, notice]);
  }
  if (response.matched) {
    const { question, answer, url, link } = response;
    const more = link ? `[${inOneLine(link.label)}](${link.href}) · ` : '';
    parts.push(`## ${inOneLine(question)}`, paragraphs(answer), `${more}[${sourceWords(url)}](${url})`);
  } else {
    const { message, url, phone } = response.fallback;
    parts.push(inOneLine(message), [url && `<${url}>`, `<tel:${phone}>`].filter(Boolean).join(' · '));
  }
  if (related.length > 0)
    parts.push(`## ${response.matched ? ANSWER_WORDS.related : ANSWER_WORDS.choose}`, list(related));
  return document([...parts, notice]);
}

/** Write why a question was rejected, in Turkish and in English, with whom to call: what was asked may be urgent. */
export const rejectedMarkdown = (
  reason: string,
  { detail, hint }: ErrorText,
  { phone, signs }: Pick<AskConfig, 'phone' | 'signs'>,
  first: readonly string[] = [],
): string =>
  document([
    ...first,
    `# ${reason}`,
    [detail, hint].filter(Boolean).join(' '),
    `${inOneLine(signs)} [${ASK_STATUS.call[112]}](tel:112)`,
    `[${phone.display}](tel:${phone.e164})`,
  ]);

/** The same of a question that is too long; what is urgent in it comes first. */
export const longMarkdown = (error: ErrorText, urgent: Urgent | undefined, { phone }: AskConfig): string =>
  urgent && comforts(urgent)
    ? document(firstAid(urgent))
    : rejectedMarkdown(ASK_STATUS.full, error, { phone, signs: ASK_STATUS.long }, urgent && firstAid(urgent));

function firstAid(urgent: Urgent): string[] {
  const { call, message, messageEn, url } = urgent;
  const more = comforts(urgent) ? '' : ` · [${ANSWER_WORDS.firstAid}](${url})`;
  return [`**${inOneLine(message)}**`, inOneLine(messageEn), `[${ASK_STATUS.call[call]}](tel:${call})${more}`];
}

const document = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

const list = (questions: readonly { readonly question: string; readonly url: string }[]): string =>
  questions.map(({ question, url }) => `- [${inOneLine(question)}](${url})`).join('\n');

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map(inOneLine)
    .join('\n\n');

/** Keep a text from being read as Markdown or HTML, on one line. */
const inOneLine = (text: string): string => escapeMarkdown(text.replaceAll(/\s+/g, ' '));
