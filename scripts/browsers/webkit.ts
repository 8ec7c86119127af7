import { spawn } from 'node:child_process';
import type { Engine, TestPage } from './page.ts';

const PORT = 4451;
/** The key under which WebDriver names an element (W3C WebDriver, 12.3). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ENTER = '\uE007';

/** Send a command of W3C WebDriver; throw the error that the driver reports. */
async function command<Value>(method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string } };
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${JSON.stringify(body)}`);
  return value;
}

/**
 * WebKit as a distribution packages it (WebKitGTK's MiniBrowser), on a display that Xvfb makes. Its window is not
 * narrower than 447 px.
 */
export async function webkitEngine(driver: string, miniBrowser: string): Promise<Engine> {
  const child = spawn('xvfb-run', ['--auto-servernum', driver, `--port=${PORT}`], { detached: true, stdio: 'ignore' });
  const stop = () => child.pid && process.kill(-child.pid);
  for (let tries = 0; ; tries++) {
    if (await command('GET', '/status').catch(() => undefined)) break;
    if (tries === 100) throw new Error(`${driver} does not answer`);
    await new Promise((done) => setTimeout(done, 100));
  }
  const newSession = (args: readonly string[]) =>
    command<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', ...args] } },
      },
    });
  const first = await newSession([]);
  await command('DELETE', `/session/${first.sessionId}`);
  return {
    version: first.capabilities.browserVersion,
    async newPage({ javaScript }): Promise<TestPage> {
      const { sessionId } = await newSession(javaScript ? [] : ['--enable-javascript=false']);
      const at = `/session/${sessionId}`;
      const find = async (selector: string) =>
        (await command<{ [ELEMENT]: string }>('POST', `${at}/element`, { using: 'css selector', value: selector }))[
          ELEMENT
        ];
      await command('POST', `${at}/window/rect`, { width: 390, height: 844 });
      return {
        errors: [],
        open: (url) => command('POST', `${at}/url`, { url }),
        click: async (selector) => command('POST', `${at}/element/${await find(selector)}/click`, {}),
        type: async (selector, text) =>
          command('POST', `${at}/element/${await find(selector)}/value`, { text: text.replaceAll('\n', ENTER) }),
        evaluate: (expression) => command('POST', `${at}/execute/sync`, { script: `return (${expression})`, args: [] }),
        close: () => command('DELETE', at),
      };
    },
    close: async () => void stop(),
  };
}
