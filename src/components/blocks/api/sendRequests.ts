/** Longest response shown, in characters. */
const MAX_SHOWN = 6000;

/** Show responses in the page; without this script, links and form lead to the bare JSON. */
export function sendRequests(box: HTMLElement): void {
  const part = (name: string) => box.querySelector<HTMLElement>(`[data-${name}]`)!;
  let current: AbortController | undefined;

  async function send(address: string): Promise<void> {
    current?.abort();
    current = new AbortController();
    const { signal } = current;
    part('response').hidden = false;
    part('address').setAttribute('href', address);
    part('status').textContent = 'Waiting for the response…';
    const started = performance.now();
    try {
      const response = await fetch(address, { signal, headers: { Accept: 'application/json' } });
      const body = await response.text();
      const time = Math.round(performance.now() - started);
      part('status').textContent = `${response.status} ${response.statusText}`.trim() + ` in ${time} ms`;
      part('body').textContent = shortened(indented(body));
    } catch {
      if (signal.aborted) return;
      part('status').textContent = navigator.onLine ? 'No response came. Please try again.' : 'You are offline.';
      part('body').textContent = '';
    }
  }

  box.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-try]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void send(link.href);
  });
  box.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    void send(`${form.action}?${query}`);
  });
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const shortened = (text: string) =>
  text.length > MAX_SHOWN
    ? `${text.slice(0, MAX_SHOWN)}\n… ${(text.length - MAX_SHOWN).toLocaleString('en')} characters more`
    : text;
