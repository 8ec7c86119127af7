import lighthouse, { type Flags, type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumPath, FLAGS } from '../../scripts/lib/chromium.ts';
import { freePort } from '../../scripts/lib/freePort.ts';
import { newFolder } from '../newFolder.ts';

const SITE = inject('site');
/** How often each page is measured. The best result counts: other work of the machine only lowers it. */
const RUNS = 3;

const { items } = (await (await fetch(`${SITE}/api/v1/pages`)).json()) as { items: { path: string; kind: string }[] };
const KINDS = ['home', 'service', 'blog-post', 'faq-category'] as const;
const pages = KINDS.map((kind) => [kind, items.find((item) => item.kind === kind)!.path] as const);

/** A browser of its own: Lighthouse talks to it by the debugging port. */
const profile = newFolder();
let port: number;
let browser: BrowserContext;

beforeAll(async () => {
  port = await freePort();
  browser = await chromium.launchPersistentContext(profile, {
    executablePath: await chromiumPath(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ['--headless'],
  });
});

afterAll(async () => {
  await browser.close();
});

/** What the page itself decides, whatever the machine. */
const FIXED = ['accessibility', 'best-practices', 'seo'];

/** A phone as tall as a page: nothing lies half under the bar by chance. */
const TALL = { mobile: true, width: 412, height: 9000, deviceScaleFactor: 1, disabled: false };

/** Lighthouse as it comes: a phone, its network and processor slowed down by simulation, nothing cached. */
async function measure(path: string, flags: Flags): Promise<Result> {
  const result = await lighthouse(SITE + path, { port, output: 'json', logLevel: 'error', ...flags });
  const { lhr } = result!;
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Score of 0 to 100, and what lowered it. */
function scoreOf({ categories, audits }: Result, category: string): { score: number; lowered: string } {
  const { score, auditRefs } = categories[category]!;
  const lowered = auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]!.displayValue ?? audits[id]!.title}`);
  return { score: Math.round((score ?? 0) * 100), lowered: lowered.join('; ') };
}

describe.each(pages)('Lighthouse on a page of kind %s', (_, path) => {
  const results: Result[] = [];
  let fixed: Result;

  beforeAll(async () => {
    fixed = await measure(path, { onlyCategories: FIXED, screenEmulation: TALL });
    for (let run = 0; run < RUNS; run++) results.push(await measure(path, { onlyCategories: ['performance'] }));
  });

  it.each(FIXED)('gives 100 for %s', (category) => {
    expect(scoreOf(fixed, category)).toStrictEqual({ score: 100, lowered: '' });
  });

  it('gives 100 for performance in the best of three runs', () => {
    const scores = results.map((result) => scoreOf(result, 'performance')).toSorted((a, b) => a.score - b.score);
    expect(scores.at(-1)!.score, scores.map(({ score, lowered }) => `${score}: ${lowered}`).join('\n')).toBe(100);
  });
});
