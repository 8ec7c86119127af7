import { expect, test } from 'vitest';
import { headerRules } from '../../src/edge/headers.ts';
import { edgeData } from '../../src/outputs/edgeData.ts';
import { headersFile, redirectsFile } from '../../src/outputs/hosting.ts';
import { ask, DATA } from './sample-edge.ts';
import { site } from '../api/sample-site.ts';

test('_headers holds every rule of the table, in the syntax of hosts', () => {
  const rules = headerRules(edgeData(site));
  const written = headersFile(site)
    .trim()
    .split(/\n\n/)
    .map((block) => {
      const [address, ...lines] = block.split('\n');
      const headers = lines.map((line) => /^ {2}([^:]+): (.+)$/.exec(line)!.slice(1));
      return { for: address, headers: Object.fromEntries(headers) as unknown };
    });
  expect(written).toEqual(rules);
});

test('_redirects says what the function answers', async () => {
  const lines = redirectsFile(site).trim().split('\n');
  expect(lines).not.toHaveLength(0);
  const emergency = site.pathOf(site.practice.booking.emergency);
  const data = { ...DATA, urgent: { ...DATA.urgent, page: DATA.base + emergency } };
  expect(lines).toContain(`/acil ${emergency} 301`);
  for (const [from = '', to, status] of lines.map((line) => line.split(' '))) {
    const response = await ask(from, { headers: { accept: 'text/markdown' }, data });
    expect(response.status).toBe(Number(status));
    if (status === '301') expect(response.headers.get('location')).toBe(to);
  }
});
