import type { AnswerResponse } from '../api/answers.ts';
import { QUESTION_LENGTH } from '../api/questionLength.ts';
import type { AskConfig } from './config.ts';
import { renderFailure, WAITING } from './failure.ts';
import { ASK_STATUS } from './messages.ts';
import { askPractice, failureOf } from './request.ts';
import { addStep, currentStep, takeQuestionOfAddress, type Step } from './steps.ts';

/** Milliseconds. */
const TIMEOUT = 10_000;
/** Show how many characters are left from here on. */
const SHOW_LEFT_FROM = 50;
/** Height that an answer should have in the window below the question, in pixels. */
const MIN_ANSWER_HEIGHT = 320;

/** Few visitors ask: load what renders an answer when the field takes the focus. */
const loadView = () => import('./view.ts');

/** Submitted by an agent in the browser (WebMCP, a draft). */
interface ToolSubmitEvent extends SubmitEvent {
  readonly agentInvoked?: boolean;
  respondWith?: (answer: Promise<unknown>) => void;
}

/**
 * Make the form in an `<ask-box>` ask the API and show the answer below. The markup, `AskBox.astro`, works without it.
 * Once a question was asked, `data-state` is `busy`, `answered`, `failed` or `offline`.
 */
export function startAskBox(box: HTMLElement): void {
  const find = <E extends HTMLElement>(selector: string): E => box.querySelector<E>(selector)!;
  const form = find<HTMLFormElement>('form');
  const input = find<HTMLInputElement>('input');
  const complaint = find('.ask-error');
  const status = find('[role="status"]');
  const result = find('[data-result]');
  const config = JSON.parse(find('script').textContent) as AskConfig;
  let running: AbortController | undefined;

  // Errors are shown below the field, in Turkish.
  form.noValidate = true;
  // Browsers may not retry a failed import, so none starts offline.
  form.addEventListener('focusin', () => void (navigator.onLine && loadView().catch(() => undefined)), { once: true });
  form.addEventListener('submit', (event: ToolSubmitEvent) => {
    event.preventDefault();
    const answer = submit(input.value.trim());
    if (event.agentInvoked) event.respondWith?.(answer);
  });
  input.addEventListener('input', () => {
    complain('');
    count();
  });
  for (const example of box.querySelectorAll<HTMLButtonElement>('.ask-example button'))
    example.addEventListener('click', (event) => {
      event.preventDefault();
      void submit((input.value = example.value));
    });
  addEventListener('popstate', () => void showStep(currentStep()));
  addEventListener('online', () => {
    // Ask what was asked offline, whatever the field holds by now.
    const step = currentStep();
    if (box.dataset['state'] === 'offline' && step) void ask(step);
  });
  const question = takeQuestionOfAddress();
  // On `/sor` the answer came with the page.
  if (result.childElementCount > 0) offerUrgentCall(result, config);
  else if (question) void submit((input.value = question));

  async function submit(question: string): Promise<AnswerResponse | undefined> {
    complain(question ? '' : ASK_STATUS.empty);
    if (lettersLeft() < 0) return askLong();
    if (question) return ask(addStep(question));
    input.focus();
    complaint.scrollIntoView({ block: 'nearest' });
    return undefined;
  }

  /** Show what `/sor` says of a question that is too long for the API: what is urgent in it, and to shorten it. */
  async function askLong(): Promise<undefined> {
    running?.abort();
    running = undefined;
    show('busy', ASK_STATUS.busy, WAITING);
    const answer = await import('./line.ts').then(({ answerOf }) => answerOf(form)).catch(() => undefined);
    if (!answer) return form.submit() as undefined;
    show('answered', '', answer.innerHTML);
    result.querySelector<HTMLElement>('[tabindex]')?.focus();
    return undefined;
  }

  async function ask(step: Step): Promise<AnswerResponse | undefined> {
    running?.abort();
    if (result.getBoundingClientRect().top + MIN_ANSWER_HEIGHT > innerHeight) box.scrollIntoView({ block: 'start' });
    const run = new AbortController();
    running = run;
    const timer = setTimeout(() => run.abort(), TIMEOUT);
    show('busy', ASK_STATUS.busy, result.childElementCount > 0 ? undefined : WAITING);
    try {
      step.response = await askPractice(step.question, run.signal);
      if (run === running) await showAnswer(step.response);
    } catch (error) {
      if (run !== running) return undefined;
      const failure = failureOf(error);
      const state = failure === 'offline' ? failure : 'failed';
      show(state, ASK_STATUS[failure], renderFailure(state, config));
    } finally {
      clearTimeout(timer);
    }
    return step.response;
  }

  /** Show a step that Back or Forward led to. A step before the first question, or before a reload, is empty. */
  async function showStep(step: Step | undefined): Promise<void> {
    running?.abort();
    running = undefined;
    complain('');
    input.value = step?.question ?? '';
    count();
    if (!step) return show('answered', '', '');
    if (step.response) await showAnswer(step.response);
    else await ask(step);
  }

  /** Show an answer, and move the focus to it only if the reader has not moved on. */
  async function showAnswer(response: AnswerResponse): Promise<void> {
    const view = await loadView().catch(() => undefined);
    const { query, urgent, matched } = response;
    // After a deploy the script may be gone; submit the form instead.
    if (!view) {
      input.value = query;
      return form.submit();
    }
    const active = document.activeElement;
    const waits = active === document.body || active === null || box.contains(active);
    const words = urgent ? ASK_STATUS.urgent : matched ? ASK_STATUS.found : ASK_STATUS.noAnswer;
    show('answered', waits ? '' : words, view.renderAnswer(response, config));
    if (!waits) return;
    result.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    // Show an urgent answer in full, above the phone's bar of buttons.
    result.querySelector('.ask-urgent')?.scrollIntoView({ block: 'nearest' });
  }

  function show(state: 'busy' | 'answered' | 'failed' | 'offline', words: string, html?: string) {
    box.dataset['state'] = state;
    result.setAttribute('aria-busy', String(state === 'busy'));
    // Until the next answer comes, the last one stays.
    if (html !== undefined) result.innerHTML = html;
    status.textContent = words;
    if (state !== 'busy') offerUrgentCall(result, config);
  }

  function complain(words: string): void {
    if (words) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    complaint.textContent = words;
  }

  function lettersLeft(): number {
    return QUESTION_LENGTH.maxLength - [...input.value.trim()].length;
  }

  function count(): void {
    const left = lettersLeft();
    find('[data-left]').textContent = left <= SHOW_LEFT_FROM ? ASK_STATUS.left(left) : '';
    if (left === 0) status.textContent = ASK_STATUS.full;
  }
}

/** Show the call of an urgent answer in the bar of buttons on phones; hide it without one. */
function offerUrgentCall(result: Element, config: AskConfig): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-urgent-call]');
  if (!link) return;
  const urgent = result.querySelector<HTMLAnchorElement>('.ask-urgent .urgent');
  link.hidden = !urgent;
  // Reset a link that other pages always show to the usual call.
  link.href = urgent?.href ?? `tel:${config.emergency.number}`;
  link.querySelector('span')!.textContent = urgent?.textContent ?? config.emergency.label;
}
