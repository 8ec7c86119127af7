/** What a task does with a page, in whatever engine. A selector is CSS and means its first element. */
export interface TestPage {
  /** Loads an address, and waits for its `load` event. */
  open: (url: string) => Promise<void>;
  /** Clicks the middle of an element, as a finger would; throws where none is visible. */
  click: (selector: string) => Promise<void>;
  /** Types into a field; `\n` is the Enter key. */
  type: (selector: string, text: string) => Promise<void>;
  /** The value of an expression of JavaScript, which must be JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** The uncaught errors of its scripts, as far as the driver tells them: classic WebDriver does not. */
  readonly errors: readonly string[];
  close: () => Promise<void>;
}

/** A running engine. */
export interface Engine {
  readonly version: string;
  /** A page of its own, 390 or so pixels wide, without cookies or history. */
  newPage: (options: { readonly javaScript: boolean }) => Promise<TestPage>;
  close: () => Promise<void>;
}

/** Waits until an expression is true. Throws what it waited for after 20 seconds, since nothing here depends on being fast. */
export async function until(page: TestPage, expression: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100)))
    if (await page.evaluate<boolean>(expression).catch(() => false)) return;
  throw new Error(`not within 20 s: ${expression}`);
}
