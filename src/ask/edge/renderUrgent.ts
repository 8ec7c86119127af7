import { isNotTurkish, type RelatedQuestion } from '#answers/forRequests.ts';
import type { AnswerResponse } from '#api/answerResponse.ts';
import { createCallFinder, withoutBreaks } from '#markdown/callFinder.ts';
import { escapeHtml } from '#markdown/escape.ts';
import { type FirstAid, isSameDay, isSelfHarm, SELF_HARM_TITLE } from '#urgency/forRequests.ts';
import type { AskConfig } from '../askConfig.ts';
import { ASK_STATUS } from '../browser/askStatus.ts';
import { ANSWER_WORDS } from './answerWords.ts';
import { renderButton, renderHelp, renderPhone } from './contactButtons.ts';
import { escapedPath } from './escapedPath.ts';

/** Kinds whose first aid is done step after step. */
const IN_ORDER: readonly FirstAid['kind'][] = ['arrest', 'choking'];

/** Render first aid and whom to call. */
export function renderUrgent(urgent: FirstAid, isInEnglish: boolean, config: AskConfig): string {
  const { call, message, messageEn, url } = urgent;
  const selfHarm = isSelfHarm(urgent);
  const list = selfHarm ? undefined : IN_ORDER.includes(urgent.kind) ? 'ol' : 'ul';
  // The first sentence says for which signs to call at once; the rest is for the same day.
  const canWait = isSameDay(urgent) && call === config.emergency.number && !isInEnglish;
  const label = isInEnglish ? `${ANSWER_WORDS.callInEnglish} ${call}` : ASK_STATUS.call[call];
  const callNow = renderButton(`tel:${call}`, label, 'urgent');
  return (
    `<section class="ask-urgent alarm stack"><h3 tabindex="-1">${titleOf(urgent, isInEnglish, canWait)}</h3>` +
    (canWait ? '' : callNow) +
    (isInEnglish
      ? `${renderSteps(messageEn, list, escapeHtml, 'lang="en"')}<h4>${ANSWER_WORDS.showTurkish}</h4>`
      : '') +
    renderSteps(
      selfHarm ? message.replace(`${SELF_HARM_TITLE} `, '') : message,
      list,
      (words) => renderCalls(words, config, call),
      'data-part="first"',
      canWait ? callNow : '',
      label,
    ) +
    renderWhen(urgent, config) +
    (isExplainedOnPage(urgent, config)
      ? `<p><a class="more on-screen" href="${escapedPath(url)}">${isInEnglish ? ANSWER_WORDS.whatToDoInEnglish : ANSWER_WORDS.whatToDo}</a></p>`
      : '') +
    `</section>`
  );
}

/** Render whom to call without the signs of an emergency, if first aid sends to a doctor then. */
function renderWhen(urgent: FirstAid, config: AskConfig): string {
  const when = isSameDay(urgent)
    ? ANSWER_WORDS.sameDay
    : urgent.otherwise === 'sameHour'
      ? ANSWER_WORDS.sameHour
      : undefined;
  return when ? `<p class="ask-ways cluster"><span>${when}</span>${renderHelp(config)}${renderPhone(config)}</p>` : '';
}

/** Tell whether first aid links to a page that says more; that of contact does only if the practice says so. */
export const isExplainedOnPage = (
  urgent: Pick<FirstAid, 'kind' | 'url'>,
  { emergency, contact }: Pick<AskConfig, 'emergency' | 'contact'>,
): boolean => !isSelfHarm(urgent) && (emergency.hasPage || new URL(urgent.url).pathname !== contact);

/**
 * Get the answer, or beside a doubtful alarm the related questions, to show folded below first aid: read first, they
 * could reassure.
 */
export const relatedBesideFirstAid = (response: AnswerResponse): readonly RelatedQuestion[] =>
  response.matched ? [response] : response.urgent?.kind === 'general' ? response.related : [];

function titleOf(urgent: FirstAid, isInEnglish: boolean, canWait: boolean): string {
  if (isSelfHarm(urgent)) return SELF_HARM_TITLE;
  if (isInEnglish) return ANSWER_WORDS.urgentInEnglish;
  return canWait ? ANSWER_WORDS.sameDayTitle : ASK_STATUS.urgent;
}

/** Render the response to a question that is too long: first aid, or when to call 112, and to shorten it. */
export function renderLong(query: string, urgent: FirstAid | undefined, config: AskConfig): string {
  if (urgent) return renderUrgent(urgent, isNotTurkish(query), config) + `<p>${ASK_STATUS.full}</p>`;
  const { number, label } = config.emergency;
  return `<p tabindex="-1">${ASK_STATUS.tooLong}</p><p class="ask-ways cluster">${renderButton(`tel:${number}`, label, 'urgent')}</p><p>${ASK_STATUS.full}</p>`;
}

/** The space after a sentence, which no short title such as "Uzm." ends. */
const SENTENCE_END = /(?<!(?:^|\s)\p{Lu}\p{Ll}{0,3})\. (?=\p{Lu})/gu;

/**
 * Render first aid with one step per line: whom to call, then what else, as a list or as paragraphs.
 * @param afterFirst HTML after the first step.
 * @param button The words of a button above, which the first step repeats on paper alone if it says no more.
 */
function renderSteps(
  message: string,
  list: 'ol' | 'ul' | undefined,
  render: (words: string) => string,
  attributes: string,
  afterFirst = '',
  button?: string,
): string {
  const [first, ...others] = message.replaceAll(SENTENCE_END, '.\n').split('\n');
  const laterSteps = others.map((step) => (list ? `<li>${render(step)}</li>` : `<p>${render(step)}</p>`)).join('');
  return (
    `<div class="answer-text" ${attributes}><p${first === `Hemen ${button}.` ? ' class="on-paper"' : ''}><strong>${render(first!)}</strong></p>${afterFirst}` +
    `${list && laterSteps ? `<${list}>${laterSteps}</${list}>` : laterSteps}</div>`
  );
}

/**
 * Render a text with links on the numbers to call.
 * @param beside A number that needs no link: a button beside the text calls it.
 */
const renderCalls = (text: string, config: AskConfig, beside?: string): string =>
  createCallFinder(config.phone.e164)(text)
    .map(({ words, call }) =>
      call && call !== beside ? `<a href="tel:${call}">${escapeHtml(withoutBreaks(words))}</a>` : escapeHtml(words),
    )
    .join('');
