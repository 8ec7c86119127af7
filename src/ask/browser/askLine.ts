import { fetchAnswer } from './fetchAnswer.ts';

/** Make a form that leads to `/sor` show the answer below itself. If none comes, submit the form. */
export function startAskLine(form: HTMLFormElement): void {
  const card = form.nextElementSibling as HTMLElement;
  let running: AbortController | undefined;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask();
  });

  /** Ask what the field holds; an answer to an earlier question is not shown any more. */
  async function ask(): Promise<void> {
    running?.abort();
    const run = new AbortController();
    running = run;
    form.setAttribute('aria-busy', 'true');
    const answer = await fetchAnswer(form.action, form.querySelector('input')!.value, run).catch(() => undefined);
    if (run !== running) return;
    form.removeAttribute('aria-busy');
    if (!answer) return form.submit();
    card.replaceChildren(answer);
    card.className = 'ask';
    card.querySelector<HTMLElement>('[tabindex]')?.focus();
  }
}
