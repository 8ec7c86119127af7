import { fetchAnswer } from './fetchAnswer.ts';

/** Make a form that leads to `/sor` show the answer below itself. If none comes, submit the form. */
export function startAskLine(form: HTMLFormElement): void {
  const card = form.nextElementSibling as HTMLElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.setAttribute('aria-busy', 'true');
    fetchAnswer(form.action, form.querySelector('input')!.value)
      .then((answer) => {
        card.replaceChildren(answer);
        card.className = 'ask';
        card.querySelector<HTMLElement>('[tabindex]')?.focus();
        form.removeAttribute('aria-busy');
      })
      .catch(() => form.submit());
  });
}
