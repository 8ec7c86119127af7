/** How long to wait for an answer, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Make a form that leads to `/sor` show what that page answers in place, below itself: so the question is in no address of the
 * browser. Where that fails, the form leads there as it does without a script.
 */
export function startAskLine(form: HTMLFormElement): void {
  const card = form.nextElementSibling as HTMLElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.setAttribute('aria-busy', 'true');
    answerOf(form)
      .then((answer) => {
        card.replaceChildren(answer);
        card.className = 'ask';
        card.querySelector<HTMLElement>('[tabindex]')?.focus();
        form.removeAttribute('aria-busy');
      })
      .catch(() => form.submit());
  });
}

/**
 * What `/sor` answers to the question in a form.
 * @throws where no answer comes.
 */
export async function answerOf(form: HTMLFormElement): Promise<Element> {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), TIMEOUT);
  const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  const response = await fetch(`${form.action}?${query}`, { headers: { Accept: 'text/html' }, signal: abort.signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const answer = page.querySelector('[data-result]');
  if (!answer?.firstElementChild) throw new Error('no answer');
  return answer;
}
