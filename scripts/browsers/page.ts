/** What a task can do with a page in every engine. A CSS selector means its first element. */
export interface TestPage {
  /** Load an address, and wait for its `load` event. */
  open: (url: string) => Promise<void>;
  /** Click the middle of an element, as a finger would; throw if none is visible. */
  click: (selector: string) => Promise<void>;
  /** Type into a field; `\n` is the Enter key. */
  type: (selector: string, text: string) => Promise<void>;
  /** Evaluate a JavaScript expression, whose value must be JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Uncaught errors of its scripts, if the driver reports them: classic WebDriver does not. */
  readonly errors: readonly string[];
  close: () => Promise<void>;
}

/** A running engine. */
export interface Engine {
  readonly version: string;
  /** Open a page about 390 pixels wide, without cookies or history. */
  newPage: (options: { readonly javaScript: boolean }) => Promise<TestPage>;
  close: () => Promise<void>;
}

/** Wait until an expression is true, for 20 seconds at most: a slow machine is not a failure. */
export async function until(page: TestPage, expression: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100)))
    if (await page.evaluate<boolean>(expression).catch(() => false)) return;
  throw new Error(`not within 20 s: ${expression}`);
}
