import type { AnswerResponse } from '#api/answerResponse.ts';
import type { ErrorText } from '#api/edge/errorTexts.ts';
import { markdownWithCalls } from '#markdown/calls.ts';
import { escapeMarkdown } from '#markdown/escape.ts';
import { parseMarkdown } from '#markdown/tree.ts';
import { type FirstAid, isSelfHarm } from '#urgency/forRequests.ts';
import type { AskConfig } from '../askConfig.ts';
import { ASK_STATUS } from '../browser/askStatus.ts';
import { ANSWER_WORDS, sourceWords } from './answerWords.ts';
import { isExplainedOnPage, relatedBesideFirstAid } from './renderUrgent.ts';

/**
 * Write a response of `GET /api/v1/answers` as Markdown, first aid first, the notice last. Beside first aid an answer
 * is only linked: its text could reassure.
 */
export function answerMarkdown(
  response: AnswerResponse,
  config: Pick<AskConfig, 'emergency' | 'phone' | 'ways' | 'contact'>,
): string {
  const { query, urgent, related, notice } = response;
  const parts = [`# ${escapedLine(query)}`];
  if (urgent) {
    parts.push(...urgentMessage(urgent, config));
    if (isSelfHarm(urgent)) return document(parts);
    const beside = relatedBesideFirstAid(response);
    if (beside.length > 0) parts.push(`## ${ANSWER_WORDS.onThisSite}`, questionList(beside));
    return document([...parts, notice]);
  }
  if (response.matched) {
    const { question, answer, url, link } = response;
    const more = link ? `[${escapedLine(link.label)}](${link.href}) · ` : '';
    parts.push(
      `## ${escapedLine(question)}`,
      markdownWithCalls(parseMarkdown(answer), config.phone.e164),
      `${more}[${sourceWords(url)}](${url})`,
    );
  } else {
    parts.push(escapedLine(response.fallback.message), config.ways.map(({ href }) => `<${href}>`).join(' · '));
  }
  if (related.length > 0)
    parts.push(`## ${response.matched ? ANSWER_WORDS.related : ANSWER_WORDS.choose}`, questionList(related));
  return document([...parts, notice]);
}

/** Write why a question was rejected, in Turkish and English, and whom to call: it may have been urgent. */
export const rejectedMarkdown = (
  reason: string,
  { detail, hint }: ErrorText,
  { phone, signs, emergency }: Pick<AskConfig, 'phone' | 'signs' | 'emergency'>,
  first: readonly string[] = [],
): string =>
  document([
    ...first,
    `# ${reason}`,
    [detail, hint].filter(Boolean).join(' '),
    `${escapedLine(signs)} [${emergency.label}](tel:${emergency.number})`,
    `[${phone.display}](tel:${phone.e164})`,
  ]);

/** Write that a question is too long, after first aid if it is about an emergency. */
export const longMarkdown = (error: ErrorText, urgent: FirstAid | undefined, config: AskConfig): string =>
  urgent && isSelfHarm(urgent)
    ? document(urgentMessage(urgent, config))
    : rejectedMarkdown(
        ASK_STATUS.full,
        error,
        { ...config, signs: ASK_STATUS.tooLong },
        urgent && urgentMessage(urgent, config),
      );

function urgentMessage(
  urgent: NonNullable<AnswerResponse['urgent']>,
  config: Pick<AskConfig, 'emergency' | 'contact'>,
): string[] {
  const { call, message, messageEn, url } = urgent;
  const more = isExplainedOnPage(urgent, config) ? ` · [${ANSWER_WORDS.whatToDo}](${url})` : '';
  return [
    `**${escapedLine(message)}**`,
    escapedLine(messageEn),
    `[${ASK_STATUS.call[call] ?? config.emergency.label}](tel:${call})${more}`,
  ];
}

const document = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

const questionList = (questions: readonly { readonly question: string; readonly url: string }[]): string =>
  questions.map(({ question, url }) => `- [${escapedLine(question)}](${url})`).join('\n');

const escapedLine = (text: string): string => escapeMarkdown(text.replaceAll(/\s+/g, ' '));
