/** Milliseconds. */
const TIMEOUT = 10_000;

/**
 * Make a form that leads to `/sor` show the answer of that page below itself, so that the question is in no address of the
 * browser. If that fails, submit the form.
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
 * Fetch the answer of `/sor` to the question in a form.
 * @throws if no answer comes.
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
