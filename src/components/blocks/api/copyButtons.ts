/** How long a button says that it has copied, in milliseconds. */
const CONFIRMED_MS = 2000;

/** Show the buttons that copy the code beside them, if the browser has a clipboard. */
export function showCopyButtons(within: ParentNode): void {
  if (!('clipboard' in navigator)) return;
  for (const button of within.querySelectorAll<HTMLButtonElement>('.copy[hidden]')) {
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener('click', () => {
      const code = button.parentElement?.querySelector('code')?.textContent ?? '';
      void navigator.clipboard.writeText(code.trimEnd()).then(() => {
        button.textContent = 'Copied';
        setTimeout(() => (button.textContent = label), CONFIRMED_MS);
      });
    });
  }
}
