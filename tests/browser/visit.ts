import { type Browser, type BrowserContextOptions, chromium, type Page, type Response } from 'playwright-core';
import { inject } from 'vitest';

/** Address of the site under test. */
export const SITE = inject('site');

export interface Visit {
  readonly page: Page;
  readonly response: Response;
  /**
   * What the browser has reported so far: violations of the Content-Security-Policy, script errors, failed requests.
   */
  readonly complaints: string[];
}

export const NARROW = { width: 320, height: 640 } as const;
export const PHONE = { width: 360, height: 740 } as const;
export const LARGE_PHONE = { width: 390, height: 844 } as const;
export const TABLET = { width: 768, height: 1024 } as const;
export const DESK = { width: 1280, height: 800 } as const;

/** At night, closed, by the clock of the practice: a Sunday, half past two in the morning. */
export const NIGHT = new Date('2026-11-21T23:30:00Z');
/** Open: a Wednesday, eleven in the morning. */
export const MORNING = new Date('2026-11-25T08:00:00Z');

/** Colours that a reader's system asks for; forced ones are those of a system set to high contrast. */
export interface Colours {
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors: 'none' | 'active';
}

export const LIGHT: Colours = { colorScheme: 'light', forcedColors: 'none' };
export const DARK: Colours = { colorScheme: 'dark', forcedColors: 'none' };
export const COLOURS: readonly Colours[] = [
  LIGHT,
  DARK,
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
];

/** Kept for all files of a worker; the setup closes the browser itself. */
let connected: Promise<Browser> | undefined;

interface Options extends BrowserContextOptions {
  /** At which the clock of the page stands still. Default: it runs. */
  readonly time?: Date;
}

/** Open a page of the site in a new context, hand it to `look`, and close both in any case. */
export async function visit<T>(
  path: string,
  { time, ...options }: Options,
  look: (visit: Visit) => Promise<T>,
): Promise<T> {
  connected ??= chromium.connect(inject('browser'));
  const context = await (await connected).newContext({ viewport: DESK, baseURL: SITE, locale: 'tr-TR', ...options });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`Content-Security-Policy: ${violatedDirective} blocks ${blockedURI}`);
      });
    });
    if (time) await page.clock.setFixedTime(time);
    const response = await page.goto(path);
    return await look({ page, response: response!, complaints });
  } finally {
    await context.close();
  }
}

interface Listed {
  readonly path: string;
  readonly kind: string;
}

export async function allPages(): Promise<Listed[]> {
  return ((await (await fetch(`${SITE}/api/v1/pages`)).json()) as { items: Listed[] }).items;
}

/** A page of each kind, and the one for addresses that lead nowhere: `[kind, path]`. */
export async function oneOfEach(): Promise<[kind: string, path: string][]> {
  const items = await allPages();
  const kinds = new Map(items.toReversed().map(({ kind, path }) => [kind, path]));
  return [...kinds.entries(), ['not-found', '/boyle-bir-sayfa-yok']];
}
