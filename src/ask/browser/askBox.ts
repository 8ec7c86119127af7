import { QUESTION_LENGTH } from '#api/browser/questionLength.ts';
import { ASK_STATUS } from './askStatus.ts';
import { fetchAnswer } from './fetchAnswer.ts';
import { addStep, currentStep, followHistory, type HistoryStep, keepAsStep, takeQuestionOfAddress } from './steps.ts';

/** Show how many characters are left from here on. */
const MAX_LEFT_SHOWN = 50;
/** Height that an answer should have in the window below the question, in pixels. */
const MIN_ANSWER_HEIGHT = 320;

/**
 * Make the form in an `<ask-box>` show its answers below. The markup, `AskBox.astro`, works without it.
 * Once a question was asked, `data-state` is `busy`, `answered`, `failed` or `offline`.
 */
export function startAskBox(box: HTMLElement): void {
  const find = <E extends HTMLElement>(selector: string): E => box.querySelector<E>(selector)!;
  const form = find<HTMLFormElement>('form');
  const input = find<HTMLInputElement>('input');
  const errorText = find('.ask-error');
  const status = find('[role="status"]');
  const result = find('[data-result]');
  const template = (state: string): string => find(`template[data-for="${state}"]`).innerHTML;
  const offerUrgentCall = urgentCallOffer(result);
  let running: AbortController | undefined;

  // Errors are shown below the field, in Turkish.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  input.addEventListener('input', () => {
    showError('');
    count();
  });
  for (const example of box.querySelectorAll<HTMLButtonElement>('.ask-example button'))
    example.addEventListener('click', (event) => {
      event.preventDefault();
      input.value = example.value;
      submit();
    });
  addEventListener('popstate', () => {
    if (followHistory()) showStep(currentStep());
  });
  addEventListener('online', () => {
    // Ask what was asked offline, whatever the field holds by now.
    const step = currentStep();
    if (box.dataset['state'] === 'offline' && step) void ask(step);
  });
  const fromAddress = takeQuestionOfAddress();
  if (result.childElementCount > 0) {
    // On `/sor` the answer came with the page.
    if (fromAddress) keepAsStep(fromAddress, result.innerHTML);
    offerUrgentCall();
  } else if (fromAddress) {
    input.value = fromAddress;
    submit();
  }

  function submit(): void {
    const question = input.value.trim();
    showError(question ? '' : ASK_STATUS.empty);
    if (question) return void ask(addStep(question));
    input.focus();
    errorText.scrollIntoView({ block: 'nearest' });
  }

  async function ask(step: HistoryStep): Promise<void> {
    running?.abort();
    if (result.getBoundingClientRect().top + MIN_ANSWER_HEIGHT > innerHeight) box.scrollIntoView({ block: 'start' });
    const run = new AbortController();
    running = run;
    show('busy', ASK_STATUS.busy);
    try {
      step.answer = (await fetchAnswer(form.action, step.question, run)).innerHTML;
      if (run === running) showAnswer(step.answer);
    } catch {
      if (run !== running) return;
      const failure = navigator.onLine ? 'failed' : 'offline';
      show(failure, ASK_STATUS[failure], template(failure));
    }
  }

  /** Show a step that Back or Forward led to. A step before the first question, or before a reload, is empty. */
  function showStep(step: HistoryStep | undefined): void {
    running?.abort();
    running = undefined;
    showError('');
    input.value = step?.question ?? '';
    count();
    if (!step) show('answered', '', '');
    else if (step.answer) showAnswer(step.answer);
    else void ask(step);
  }

  /** Show an answer, and move the focus to it only if the reader has not moved on. */
  function showAnswer(answer: string): void {
    const active = document.activeElement;
    const waits = active === document.body || active === null || box.contains(active);
    show('answered', '', answer);
    const urgent = result.querySelector('.ask-urgent');
    if (waits) {
      result.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      // Show an urgent answer in full, above the phone's bar of buttons.
      urgent?.scrollIntoView({ block: 'nearest' });
    } else if (urgent) status.textContent = ASK_STATUS.urgent;
    else status.textContent = result.querySelector('.ask-answer') ? ASK_STATUS.found : ASK_STATUS.noAnswer;
  }

  /** @param html Without it, the last answer stays. */
  function show(state: 'busy' | 'answered' | 'failed' | 'offline', message: string, html?: string): void {
    box.dataset['state'] = state;
    result.setAttribute('aria-busy', String(state === 'busy'));
    if (html !== undefined) result.innerHTML = html;
    status.textContent = message;
    if (state !== 'busy') offerUrgentCall();
  }

  function showError(message: string): void {
    if (message) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    errorText.textContent = message;
  }

  function count(): void {
    const left = QUESTION_LENGTH.maxLength - [...input.value.trim()].length;
    find('[data-left]').textContent = left <= MAX_LEFT_SHOWN ? ASK_STATUS.left(left) : '';
    if (left <= 0) status.textContent = ASK_STATUS.full;
  }
}

/**
 * Create a function that shows the call of an urgent answer in the bar of buttons on phones, and hides it without one.
 */
function urgentCallOffer(result: Element): () => void {
  const link = document.querySelector<HTMLAnchorElement>('[data-urgent-call]');
  if (!link) return () => undefined;
  const label = link.querySelector('span')!;
  const usual = { href: link.href, textContent: label.textContent, while: link.dataset['while'] };
  return () => {
    const urgent = result.querySelector<HTMLAnchorElement>('.ask-urgent .urgent');
    link.dataset['while'] = urgent ? 'open closed unknown' : usual.while;
    link.href = (urgent ?? usual).href;
    label.textContent = (urgent ?? usual).textContent;
  };
}
