import type { AnswerResponse } from '../../api/answers.ts';
import type { Urgent } from '../../site/answer.ts';
import { SAID } from '../../site/said.ts';
import { remember, remembered } from './memory.ts';
import { AskError, askPractice, type AskFailure } from './request.ts';
import { plainView, viewOf } from './view.ts';

/** How long to wait for an answer, in milliseconds. */
const PATIENCE = 10_000;
/** From how many characters left they are counted. */
const NEAR_THE_END = 50;
/** Height of the window that an answer should find below the question, in pixels. */
const ROOM = 320;

/**
 * `<ask-box>`: makes the form inside ask the API and show the answer below. Its markup, `AskBox.astro`, is whole
 * without it. `data-state` is `busy`, `answered`, `failed` or `offline` once something was asked.
 */
export class AskBox extends HTMLElement {
  #running: AbortController | undefined;
  readonly #online = (): void => {
    if (this.dataset['state'] === 'offline') void this.#ask(this.#input.value.trim());
  };

  connectedCallback(): void {
    // What is missing is said below the field, in the words of the page.
    this.#form.noValidate = true;
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#submit(this.#input.value.trim());
    });
    this.#input.addEventListener('input', () => {
      this.#complain('');
      this.#count();
    });
    for (const example of this.querySelectorAll<HTMLButtonElement>('.ask-example button'))
      example.addEventListener('click', (event) => {
        event.preventDefault();
        this.#submit((this.#input.value = example.value));
      });
    addEventListener('online', this.#online);
    const last = remembered();
    if (!last) return;
    this.#input.value = last.question.slice(0, this.#input.maxLength);
    if (last.response) {
      this.#show('answered', '', viewOf(last.response, this), last.response.urgent);
      this.#showHelp();
    } else void this.#ask(this.#input.value);
  }

  disconnectedCallback(): void {
    this.#running?.abort();
    removeEventListener('online', this.#online);
  }

  #submit(question: string): void {
    if (question === '') {
      this.#complain(SAID.empty);
      this.#input.focus();
      this.querySelector('#ask-error')!.scrollIntoView({ block: 'nearest' });
      return;
    }
    this.#complain('');
    void this.#ask(question);
  }

  async #ask(question: string): Promise<void> {
    this.#running?.abort();
    if (this.#result.getBoundingClientRect().top + ROOM > innerHeight) this.scrollIntoView({ block: 'start' });
    const run = new AbortController();
    this.#running = run;
    const timer = setTimeout(() => run.abort(), PATIENCE);
    remember({ question });
    this.#show('busy', SAID.busy, this.#result.childElementCount > 0 ? undefined : plainView('busy', this));
    try {
      const response = await askPractice(question, run.signal);
      if (run !== this.#running) return;
      remember({ question, response });
      this.#answer(response);
    } catch (error) {
      if (run !== this.#running) return;
      this.#fail(error instanceof AskError ? error.failure : 'failed', question);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Someone who waits for the answer is led to it; someone who went on reading elsewhere only hears of it. */
  #answer(response: AnswerResponse): void {
    const active = document.activeElement;
    const waits = active === document.body || active === null || this.contains(active);
    const said = response.urgent ? SAID.urgent : response.matched ? SAID.found : SAID.missing;
    this.#show('answered', waits ? '' : said, viewOf(response, this), response.urgent);
    if (!waits) return;
    this.#result.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    this.#showHelp();
  }

  /** What is urgent is seen in full, above the bar of phones: the number, and what to do. */
  #showHelp(): void {
    this.querySelector('.ask-urgent')?.scrollIntoView({ block: 'nearest' });
  }

  #fail(failure: AskFailure, question: string): void {
    const state = failure === 'offline' ? failure : 'failed';
    this.#show(state, SAID[failure], plainView(state, this, question));
  }

  #show(state: 'busy' | 'answered' | 'failed' | 'offline', said: string, view?: DocumentFragment, urgent?: Urgent) {
    this.dataset['state'] = state;
    this.#result.setAttribute('aria-busy', String(state === 'busy'));
    // While one waits the last answer stays.
    if (view) this.#result.replaceChildren(view);
    this.#status.textContent = said;
    if (state !== 'busy') offerCall(urgent);
  }

  #complain(words: string): void {
    if (words) this.#input.setAttribute('aria-invalid', 'true');
    else this.#input.removeAttribute('aria-invalid');
    this.querySelector('#ask-error')!.textContent = words;
  }

  #count(): void {
    const left = this.#input.maxLength - this.#input.value.length;
    this.#left.textContent = left <= NEAR_THE_END ? SAID.left(left) : '';
    if (left === 0) this.#status.textContent = SAID.full;
  }

  get #form(): HTMLFormElement {
    return this.querySelector('form')!;
  }

  get #input(): HTMLInputElement {
    return this.querySelector('input')!;
  }

  get #left(): HTMLElement {
    return this.querySelector('[data-left]')!;
  }

  get #status(): HTMLElement {
    return this.querySelector('[role="status"]')!;
  }

  get #result(): HTMLElement {
    return this.querySelector('[data-result]')!;
  }
}

/** What is urgent takes the first place of the bar that stands at the edge of a phone's window. */
function offerCall(urgent: Urgent | undefined): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-urgent-call]');
  if (!link) return;
  link.hidden = !urgent;
  // Where it is shown at any rate, it leads to the ambulance again once the question is another.
  const call = urgent?.call ?? '112';
  link.href = `tel:${call}`;
  link.querySelector('span')!.textContent = SAID.call[call];
}
