import { isAboutPain, isNotTurkish, namesComplaint, type RelatedQuestion } from '#answers/forRequests.ts';
import type { AnswerFound, AnswerMissing, AnswerResponse } from '#api/answerResponse.ts';
import { createCallFinder, withoutBreaks } from '#markdown/callFinder.ts';
import { htmlWithCalls } from '#markdown/calls.ts';
import { escapeHtml } from '#markdown/escape.ts';
import { withBoldOpening } from '#markdown/sentences.ts';
import { toHtml } from '#markdown/toHtml.ts';
import { parseMarkdown, withLinks } from '#markdown/tree.ts';
import { EMERGENCY, EMERGENCY_NUMBER } from '#site/words/emergencyWords.ts';
import { type FirstAid, isGreeting, isSelfHarm } from '#urgency/forRequests.ts';
import type { AskConfig } from '../askConfig.ts';
import { ANSWER_WORDS, CALL_US, sourceWords, URGENT_WORDS } from './answerWords.ts';
import { renderButton, renderClosedAdvice, renderContactWays, renderHelp, renderPhone } from './contactButtons.ts';
import { escapedPath } from './escapedPath.ts';
import { relatedBesideFirstAid, renderUrgent } from './renderUrgent.ts';

/** Maximum number of words of a question that is too short for one sure answer. */
const MAX_SHORT_WORDS = 2;

/** What a page shows of an answer and the API does not say. */
interface PageOnlyHints {
  /** Whether the first of `related` probably answers: it is unfolded. */
  readonly isFirstLikely?: boolean;
  readonly otherwise?: FirstAid['otherwise'] | undefined;
}

/** Render a response of `GET /api/v1/answers` as HTML. The first element with a `tabindex` takes the focus. */
export function renderAnswer(
  response: AnswerResponse,
  config: AskConfig,
  { isFirstLikely = false, otherwise = 'none' }: PageOnlyHints = {},
): string {
  const { query, notice } = response;
  const urgent = response.urgent && { ...response.urgent, otherwise };
  const foreign = isNotTurkish(query);
  if (urgent && isSelfHarm(urgent)) return renderUrgent(urgent, foreign, config);
  const rendered = urgent
    ? renderUrgent(urgent, foreign, config) +
      renderQuestions('h4', ANSWER_WORDS.onThisSite, relatedBesideFirstAid(response), config)
    : renderHarmless(response, foreign, config, isFirstLikely);
  const inTurkish = notice.split('\n').at(-1)!;
  return `${rendered}<p class="ask-notice muted">${escapeHtml(foreign && !urgent ? '' : inTurkish)}</p>`;
}

function renderHarmless(response: AnswerResponse, foreign: boolean, config: AskConfig, isFirstLikely: boolean): string {
  if (foreign) return renderForeign(response, config);
  return response.matched ? renderFound(response, config) : renderMissing(response, config, isFirstLikely);
}

function renderFound(response: AnswerFound, config: AskConfig): string {
  const { query, question, answer, url, link, related } = response;
  const more = link ? `${renderLink(link.href, escapeHtml(link.label), config)} ` : '';
  const isShort = query.split(/\s+/).length <= MAX_SHORT_WORDS;
  return (
    `<section class="ask-answer stack"><h3 tabindex="-1">${escapeHtml(question)}</h3>` +
    renderText(answer, url, config).replace(/(?<=<\/p>)|$/, () => renderCallsNamed(answer, config)) +
    `<p class="ask-links cluster links on-screen">${more}${renderLink(url, sourceWords(url), config)}</p></section>` +
    renderQuestions('h4', isShort ? ANSWER_WORDS.otherQuestion : ANSWER_WORDS.related, related, config) +
    (isShort && namesComplaint(query)
      ? renderChoices(related.length > 0 ? config.words.complaint : ANSWER_WORDS.otherQuestion, config)
      : '')
  );
}

/** Render the call that an answer tells to make: of the practice while it is open, of help while it is closed. */
function renderCallsNamed(answer: string, config: AskConfig): string {
  const calls = createCallFinder(config.phone.e164)(answer).map(({ call }) => call);
  const sentence = answer.split(/[.\n]/).find((part) => CALL_US.test(part));
  const cannotWait = URGENT_WORDS.test(sentence ?? '') || (config.help && calls.includes(config.help.call));
  if (!cannotWait && sentence === undefined && !calls.includes(config.phone.e164)) return '';
  return cannotWait
    ? `<p class="ask-ways cluster">${renderHelp(config)}${renderPhone(config)}</p>`
    : `<p class="ask-ways cluster while-open">${renderPhone(config)}</p>`;
}

/** Render suggestions, then how to reach the practice. Without suggestions the question is hardly one for it. */
function renderMissing({ query, related }: AnswerMissing, config: AskConfig, isFirstLikely: boolean): string {
  if (related.length === 0) return isGreeting(query) ? renderGreeting(config) : renderUnrelated(config);
  const isComplaint = namesComplaint(query);
  return (
    renderQuestions('h3', isFirstLikely ? ANSWER_WORDS.nearest : ANSWER_WORDS.choose, related, config, isFirstLikely) +
    `<section class="ask-instead stack"><h3 tabindex="-1">${ANSWER_WORDS.noneOfThese}</h3>` +
    (isComplaint ? renderEmergencyCall(config) : renderCall(config)) +
    renderContactWays(
      config,
      isComplaint ? renderHelp(config, 'outlined') + renderClosedAdvice(config) : '',
      !isComplaint,
    ) +
    (isComplaint ? renderChoices(config.words.complaint, config) : renderAllQuestions(config)) +
    `</section>`
  );
}

const renderGreeting = (config: AskConfig): string =>
  `<section class="stack"><h3 tabindex="-1">${ANSWER_WORDS.greeting}</h3></section>` +
  renderChoices(config.words.complaint, config, 'h4');

const renderCall = ({ emergency }: AskConfig): string =>
  `<p>${ANSWER_WORDS.inDanger} <a href="tel:${emergency.number}">${withoutBreaks(emergency.label)}</a></p>`;

/** Render the call for help below the signs that need it. */
const renderEmergencyCall = ({ signs, emergency }: AskConfig): string =>
  `<p>${escapeHtml(signs)}</p><p class="ask-ways cluster">${renderButton(`tel:${emergency.number}`, emergency.label, 'urgent')}</p>`;

/** Render the response to a question without suggestions, which may be an emergency that was not recognised. */
const renderUnrelated = (config: AskConfig): string =>
  `<section class="stack"><h3 tabindex="-1">${escapeHtml(config.words.answersOnly)}</h3>` +
  `<p>${ANSWER_WORDS.rephrase} <a href="${config.contact}">${ANSWER_WORDS.reachUs}</a>.</p>` +
  `${renderCall(config)}${renderAllQuestions(config)}</section>`;

/**
 * Render the response to a question that is not Turkish, in English: the answer as far as there is one in English, the
 * Turkish one folded, whom to call in an emergency, how to reach the practice.
 */
function renderForeign(response: AnswerResponse, config: AskConfig): string {
  const { phone, help, english } = config;
  // Without an answer its first sentence, since the calls below are those of the rest.
  const [first = ''] = response.matched ? response.notice.split('\n') : response.fallback.message.split(/(?<=\.) /);
  const pain = isAboutPain(response.query) ? english.pain : undefined;
  const call112 = `<a href="tel:${EMERGENCY_NUMBER}">${EMERGENCY_NUMBER}</a>`;
  const inEnglish = (number: string) => withoutBreaks(`${ANSWER_WORDS.callInEnglish} ${number}`);
  const inTurkish = response.matched ? [response, ...response.related] : response.related;
  return (
    `<div class="ask-in-english stack" lang="en"><p tabindex="-1">${escapeHtml(first)}</p>` +
    `<p class="alarm">${escapeHtml(english.signs)}: ${EMERGENCY.english.action.replace(EMERGENCY_NUMBER, call112)}.</p>` +
    `<p><strong data-while="closed">Closed now.</strong> ${escapeHtml(english.hours)} ` +
    (help
      ? `<span data-while="closed unknown">While it is closed, call ${help.call} about what cannot wait.</span> `
      : '') +
    `<span data-while="open unknown">${escapeHtml(english.calls)}:</span></p>` +
    `<p class="ask-ways cluster">${renderHelp({ ...config, help: help && { ...help, label: inEnglish(help.call) } })}` +
    `${renderPhone({ ...config, phone: { ...phone, label: inEnglish(phone.display) } })}</p>` +
    `${pain ? `<p>${escapeHtml(pain)}</p>` : ''}</div>${renderQuestions('h3', ANSWER_WORDS.inTurkish, inTurkish, config)}`
  );
}

/** Render questions with folded answers under a heading; nothing without questions. */
function renderQuestions(
  level: 'h3' | 'h4',
  heading: string,
  questions: readonly RelatedQuestion[],
  config: AskConfig,
  expandFirst = false,
): string {
  if (questions.length === 0) return '';
  const items = questions.map(
    ({ question, answer, url }, index) =>
      `<details${expandFirst && index === 0 ? ' open' : ''}><summary><span>${escapeHtml(question)}</span></summary>` +
      `<div class="answer stack">${renderText(answer, url, config)}<p><a class="more on-screen" href="${escapedPath(url)}">${sourceWords(url)}</a></p></div></details>`,
  );
  return `<section class="stack"><${level} tabindex="-1">${heading}</${level}><div class="questions">${items.join('')}</div></section>`;
}

/** Render links to the pages on complaints, and to all questions. */
function renderChoices(heading: string, { complaints, faq }: AskConfig, level: 'h3' | 'h4' = 'h4'): string {
  const links = complaints.map(({ path, title }) => `<li><a href="${path}">${escapeHtml(title)}</a></li>`);
  return (
    (links.length > 0
      ? `<div class="jumps on-screen"><${level} tabindex="-1">${heading}</${level}><ul class="cluster links">${links.join('')}</ul></div>`
      : '') + renderAllQuestions({ faq })
  );
}

const renderAllQuestions = ({ faq }: Pick<AskConfig, 'faq'>): string =>
  `<p><a class="more on-screen" href="${faq}">${ANSWER_WORDS.allQuestions}</a></p>`;

/** Render an answer as its page does. Links to this site are paths, so that a preview links to its own pages. */
function renderText(answer: string, url: string, { phone }: AskConfig): string {
  const { origin } = new URL(url);
  const text = withLinks(parseMarkdown(withBoldOpening(answer)), (href) =>
    href.startsWith(`${origin}/`) ? href.slice(origin.length) : href,
  );
  return `<div class="answer-text">${htmlWithCalls(toHtml(text), phone.e164)}</div>`;
}

/** Mark links to the contact page: above them the style sheet shows whether the practice is open. */
function renderLink(address: string, label: string, { contact }: AskConfig): string {
  const path = escapedPath(address);
  return `<a${path === contact ? ' class="to-contact"' : ''} href="${path}">${label}</a>`;
}
