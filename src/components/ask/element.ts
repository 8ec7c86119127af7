import { ASK } from '../../site/words.ts';
import { AskError, askPractice } from './request.ts';
import { failureView, viewOf } from './view.ts';

/** How long to wait for an answer, in milliseconds. */
const PATIENCE = 10_000;
/** From how many characters left they are counted. */
const NEAR_THE_END = 50;

/**
 * `<ask-box>`: makes the form inside ask the API and show the answer below. Its markup, `AskBox.astro`, is whole
 * without it. `data-state` is `busy`, `answered` or `failed` once something was asked.
 */
export class AskBox extends HTMLElement {
  #running: AbortController | undefined;

  connectedCallback(): void {
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#ask();
    });
    this.#input.addEventListener('input', () => this.#count());
    // The form was sent before this element was there, or a search engine's box led here.
    const asked = new URLSearchParams(location.search).get('q');
    if (asked && location.pathname === new URL(this.#form.action).pathname) {
      this.#input.value = asked.slice(0, this.#input.maxLength);
      void this.#ask();
    }
  }

  disconnectedCallback(): void {
    this.#running?.abort();
  }

  async #ask(): Promise<void> {
    const question = this.#input.value.trim();
    this.#running?.abort();
    if (question === '') {
      this.#running = undefined;
      this.#show('failed', ASK.empty);
      this.#input.focus();
      return;
    }
    const run = new AbortController();
    this.#running = run;
    const timer = setTimeout(() => run.abort(), PATIENCE);
    this.#show('busy', ASK.busy);
    try {
      const response = await askPractice(question, run.signal);
      if (run !== this.#running) return;
      this.#answer(viewOf(response, this), response.matched ? ASK.found : ASK.missing);
    } catch (error) {
      if (run !== this.#running) return;
      this.#show('failed', ASK[error instanceof AskError ? error.failure : 'failed'], failureView(this));
    } finally {
      clearTimeout(timer);
    }
  }

  /** Someone who waits for the answer is led to it; someone who went on reading elsewhere only hears of it. */
  #answer(view: DocumentFragment, said: string): void {
    const active = document.activeElement;
    const waits = active === document.body || active === null || this.contains(active);
    this.#show('answered', waits ? '' : said, view);
    if (waits) this.#result.querySelector<HTMLElement>('[tabindex]')?.focus();
  }

  #show(state: 'busy' | 'answered' | 'failed', said: string, view?: DocumentFragment): void {
    this.dataset['state'] = state;
    this.#result.ariaBusy = String(state === 'busy');
    // While one waits the last answer stays, so that nothing jumps.
    if (state !== 'busy') this.#result.replaceChildren(...(view ? [view] : []));
    this.#status.textContent = said;
  }

  #count(): void {
    const left = this.#input.maxLength - this.#input.value.length;
    this.#left.textContent = left <= NEAR_THE_END ? ASK.left(left) : '';
    if (left === 0) this.#status.textContent = ASK.full;
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
