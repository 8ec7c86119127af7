const SAID = 'Copied';
/** How long a button says that it has copied, in milliseconds. */
const SHOWN = 2000;

/** Shows the buttons that copy the code beside them, where the browser can. */
export function offerCopying(within: ParentNode): void {
  if (!('clipboard' in navigator)) return;
  for (const button of within.querySelectorAll<HTMLButtonElement>('.copy[hidden]')) {
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener('click', () => {
      const code = button.parentElement?.querySelector('code')?.textContent ?? '';
      void navigator.clipboard.writeText(code.trimEnd()).then(() => {
        button.textContent = SAID;
        setTimeout(() => (button.textContent = label), SHOWN);
      });
    });
  }
}
