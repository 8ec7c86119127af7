import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { serveContent } from '../../src/dev/serveContent.ts';

const CONTENT = resolve('tests/fixtures/practice');
vi.stubEnv('CONTENT_DIR', CONTENT);
afterAll(() => vi.unstubAllEnvs());

it.each([
  [`${CONTENT}/practice.yaml`, 1],
  [`${CONTENT}/posts/yeni.md`, 1],
  [CONTENT, 1],
  [`${CONTENT}-old/practice.yaml`, 0],
  [resolve('package.json'), 0],
])('after a change of %s open pages reload %i times', (file, times) => {
  const send = vi.fn();
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const server = { watcher, environments: { client: { hot: { send } } }, middlewares: { use: vi.fn() } };
  serveContent(server as unknown as Parameters<typeof serveContent>[0]);
  watcher.emit('all', 'change', file);
  expect(send).toHaveBeenCalledTimes(times);
});
