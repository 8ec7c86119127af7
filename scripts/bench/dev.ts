import { resolve } from 'node:path';
import { launchChromium } from '../lib/chromium.ts';
import { startDev } from '../lib/devServer.ts';
import { readOptions } from '../lib/options.ts';
import { BENCH, quantile, record } from './record.ts';
import { writeContent } from './synthetic.ts';

// npm run bench:dev [-- --posts 1000 --changes 30]: from the saving of a post to its page in a browser, beside a plain
// reload.
/** Changes that are not counted. */
const WARM_UP = 5;

const { values } = readOptions(
  'npm run bench:dev [-- --posts 1000 --changes 30]\n' +
    'From the saving of a post to its page in a browser, beside a plain reload.',
  {
    options: { posts: { type: 'string', default: '1000' }, changes: { type: 'string', default: '30' } },
  },
);
const content = resolve(BENCH, 'content', values.posts);
writeContent('content', content, Number(values.posts));
const server = await startDev(content);
const browser = await launchChromium();
try {
  const posts = await server.get('/api/v1/posts');
  const { slug } = (JSON.parse(posts.text) as { items: { slug: string }[] }).items.at(-1)!;
  const page = await browser.newPage({ baseURL: server.address });
  let loaded: (shown: string) => void = () => {};
  await page.exposeFunction('loaded', (shown: string) => loaded(shown));
  await page.addInitScript("document.addEventListener('DOMContentLoaded', () => loaded(document.body.textContent))");
  // A page is told of changes only when Vite's client has connected.
  let connected = Promise.withResolvers<void>();
  page.on('console', (message) => message.text() === '[vite] connected.' && connected.resolve());
  /**
   * Do something, and wait until the page is loaded with a text in it.
   * @returns milliseconds.
   */
  const until = async (text: string, act: () => unknown): Promise<number> => {
    await connected.promise;
    connected = Promise.withResolvers();
    const seen = new Promise<void>((done) => (loaded = (found) => found.includes(text) && done()));
    const start = performance.now();
    await act();
    await seen;
    return performance.now() - start;
  };
  await page.goto(`/blog/${slug}`);
  const shown: number[] = [];
  const reloaded: number[] = [];
  for (let change = -WARM_UP; change < Number(values.changes); change++) {
    const word = `deneme${change + WARM_UP}`;
    const toShow = await until(word, () =>
      server.change(`posts/${slug}.md`, (source) => source.replace(/(?:\n\ndeneme\d+)?\n*$/, `\n\n${word}\n`)),
    );
    const toReload = await until(word, () => page.reload({ waitUntil: 'commit' }));
    if (change < 0) continue;
    shown.push(toShow);
    reloaded.push(toReload);
  }
  const row = (name: string, times: readonly number[]) => {
    const at = (share: number) => quantile(times, share).toFixed(0).padStart(8);
    console.log(`${name.padEnd(34)}${at(0.5)}${at(0.9)}${at(1)}`);
  };
  console.log(`${values.posts} posts, ms${' '.repeat(20)}  median     p90   worst`);
  row('a change to a post, until it shows', shown);
  row('the page loaded again, unchanged', reloaded);
  console.log(`${(quantile(shown, 0.5) / quantile(reloaded, 0.5)).toFixed(2)} times`);
  record('dev', { posts: Number(values.posts), shown, reloaded });
} finally {
  await browser.close();
  server.stop();
}
