import { expect, test } from 'vitest';
import { ask, HTML, MARKDOWN } from './sample-edge.ts';

test.each([HTML, MARKDOWN, {}])(
  'the editor is itself whatever Accept says, under a policy of its own: %o',
  async (headers) => {
    const response = await ask('/admin/', { headers });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Editor');
    expect(response.headers.get('content-security-policy')).toMatch(
      /style-src 'self' 'unsafe-inline'.*api\.github\.com/,
    );
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  },
);

test.each(['/admin', '/admin/index.html'])('%s leads to it', async (path) => {
  const response = await ask(path, { headers: HTML });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/admin/');
});

test('its files keep the policy of the site', async () => {
  const response = await ask('/admin/config.yml');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline');
});

test('what is not there below it is an unknown page, and nothing there takes another method', async () => {
  expect((await ask('/admin/nothing', { headers: HTML })).status).toBe(404);
  expect((await ask('/admin/nothing.js')).status).toBe(404);
  expect((await ask('/admin/', { method: 'POST' })).status).toBe(405);
});
