import { expect, it } from 'vitest';
import { redirectsFile } from '#outputs/hosting.ts';
import { site } from '../api/sampleSite.ts';
import { ask, DATA } from './sampleEdge.ts';

it('_redirects agrees with the function', async () => {
  const lines = redirectsFile(site).trim().split('\n');
  const emergency = site.emergencyPath;
  const data = { ...DATA, formerly: site.redirects, urgent: { ...DATA.urgent, page: DATA.base + emergency } };
  expect(lines).toContain(`/acil ${emergency} 301`);
  for (const [from = '', to, status] of lines.map((line) => line.split(' '))) {
    const response = await ask(from, { headers: { accept: 'text/markdown' }, data });
    expect(response.status).toBe(Number(status));
    if (status === '301') expect(response.headers.get('location')).toBe(to);
  }
});
