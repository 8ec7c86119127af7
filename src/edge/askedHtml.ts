import type { AnswerResponse } from '../api/answers.ts';
import { comforts, mayWait, urgentWords, type RelatedQuestion, type Urgent } from '../site/answer.ts';
import { isEnglish, isForeign, isPain } from '../site/english.ts';
import { nearOnes } from '../site/near.ts';
import { callFinder, inOneLine } from '../site/calls.ts';
import { SINGLE_PAGES } from '../site/addresses.ts';
import { escapeHtml } from '../site/escapeHtml.ts';
import { QUESTION_SLOT, SAID } from '../site/said.ts';
import { ASK } from '../site/words.ts';

type CallsIn = ReturnType<typeof callFinder>;

/**
 * What the ask box shows of an answer, as HTML: the same as its script makes of its templates (`components/ask/view.ts`).
 * `shell` is the built page, whose templates have the ways to the practice and the complaints to choose from.
 */
export function askedHtml(response: AnswerResponse, shell: string): string {
  const { query, urgent, related, notice } = response;
  const foreign = isForeign(query);
  const callsIn = callFinder(/ data-phone="([^"]+)"/.exec(shell)?.[1]);
  const help = urgent ? first(urgent, foreign, shell, callsIn) : foreign ? inEnglish(response, shell) : '';
  if (urgent && comforts(urgent)) return help;
  const answer = response.matched
    ? found(response, shell, callsIn) + beside('h4', ASK.related, related, callsIn)
    : urgent
      ? ''
      : missing(response, shell, callsIn);
  return `${help}${answer}<p class="ask-notice" data-part="notice">${escapeHtml(notice)}</p>`;
}

/** The answer in English where it has one, then what whoever reads no Turkish must know. */
function inEnglish(response: AnswerResponse, shell: string): string {
  const own = response.matched ? template(shell, `inEnglish-${response.id}`) : '';
  return own + template(shell, !own && isPain(response.query) ? 'inPain' : 'inEnglish');
}

function first(urgent: Urgent, foreign: boolean, shell: string, callsIn: CallsIn): string {
  const { title, text } = urgentWords(urgent);
  const { call, url, messageEn } = urgent;
  const more = comforts(urgent) ? '' : `<p><a class="more" href="${pathOf(url)}">${ASK.firstAid}</a></p>`;
  // The button above calls this number already.
  const turkish = paragraphs(text, callsIn, 'first', call);
  const english = (open: string) =>
    `<details class="ask-english" lang="en"${open}><summary>${ASK.english}</summary><p>${escapeHtml(messageEn)}</p></details>`;
  return (
    `<section class="ask-urgent"><h3>${title}</h3>` +
    `<a class="button urgent" href="tel:${call}">${foreign ? `Call ${call}` : SAID.call[call]}</a>` +
    `${foreign ? english(' open') + turkish : turkish + english('')}${mayWait(urgent) ? partOf(shell, '<p class="ask-ways" data-part="wait">', '</p>') : ''}${more}</section>`
  );
}

function found(
  { question, answer, url, link }: Extract<AnswerResponse, { matched: true }>,
  shell: string,
  callsIn: CallsIn,
): string {
  const help = partOf(shell, '<p class="ask-ways while-closed ask-help">', '</p>');
  const more = link ? `<a href="${pathOf(link.href)}">${escapeHtml(link.label)}</a> ` : '';
  return (
    `<section class="ask-answer"><h3>${escapeHtml(question)}</h3>${paragraphs(answer, callsIn)}${help}` +
    `<p class="ask-onward">${more}<a href="${pathOf(url)}">${ASK.source}</a></p></section>`
  );
}

/** What is near, to choose from, and the ways to the practice, the question ready to be sent. */
function missing(
  { query, related }: Extract<AnswerResponse, { matched: false }>,
  shell: string,
  callsIn: CallsIn,
): string {
  const { shown, unfolds } = nearOnes(query, related, isEnglish(query));
  const ways = template(shell, 'ways');
  const mark = encodeURIComponent(QUESTION_SLOT);
  return (
    beside('h3', ASK.unsure, shown, callsIn, unfolds) +
    `<section class="ask-instead"><h3>${shown.length > 0 ? ASK.neither : SAID.missing}</h3>` +
    partOf(shell, '<p class="ask-signs"', '</p>') +
    `<p class="ask-ways">${ways.replaceAll(mark, () => encodeURIComponent(query))}</p>` +
    partOf(shell, '<div class="ask-choose">', '</div>') +
    `<p><a href="${SINGLE_PAGES['faq']!}">${ASK.allQuestions}</a></p></section>`
  );
}

/** What of the ask box stands from one mark to another, both included; nothing where the page has none of it. */
function partOf(shell: string, start: string, end: string): string {
  const from = shell.indexOf(start);
  return from < 0 ? '' : shell.slice(from, shell.indexOf(end, from) + end.length);
}

/** What a template of the ask box holds. */
const template = (shell: string, name: string): string =>
  partOf(shell, `<template data-view="${name}">`, '</template>').replaceAll(/^<template[^>]*>|<\/template>$/g, '');

/** Related questions, each with its answer folded in; the first unfolded where `unfolds`. */
function beside(
  level: 'h3' | 'h4',
  heading: string,
  related: readonly RelatedQuestion[],
  callsIn: CallsIn,
  unfolds = false,
): string {
  if (related.length === 0) return '';
  const items = related.map(
    ({ question, answer, url }, index) =>
      `<details${unfolds && index === 0 ? ' open' : ''}><summary><span>${escapeHtml(question)}</span></summary><div class="answer">${paragraphs(answer, callsIn)}` +
      `<p><a href="${pathOf(url)}">${ASK.source}</a></p></div></details>`,
  );
  return `<section><${level}>${heading}</${level}><div class="questions">${items.join('')}</div></section>`;
}

const paragraphs = (text: string, callsIn: CallsIn, part: 'answer' | 'first' = 'answer', beside?: string): string => {
  const each = text.split(/\n{2,}/).map((words) => `<p>${calling(words, callsIn, beside)}</p>`);
  return `<div class="answer-text" data-part="${part}">${each.join('')}</div>`;
};

/** A text whose numbers to call are links, as on every page; but for the one a button beside it calls. */
const calling = (text: string, callsIn: CallsIn, beside?: string): string =>
  callsIn(text)
    .map(({ words, call }) =>
      call && call !== beside ? `<a href="tel:${call}">${escapeHtml(inOneLine(words))}</a>` : escapeHtml(words),
    )
    .join('');

/** The place of an address of this site, so that a preview of the site leads to its own pages. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return escapeHtml(pathname + search + hash);
}
