import { expect, it } from 'vitest';
import { collectEdgeSite } from '#build/collectEdgeSite.ts';
import { redirectsFile } from '#build/headersAndRedirects.ts';
import { site } from '../api/sampleSite.ts';
import { small } from '../sites.ts';
import { ask, DATA } from './sampleEdge.ts';

// The fixture has no page about emergencies.
it.each([site, small])('_redirects agrees with the function: $base', async (one) => {
  const lines = redirectsFile(one).trim().split('\n');
  const { formerly, shortcuts, takesQuestions } = collectEdgeSite(one);
  const data = { ...DATA, formerly, shortcuts, takesQuestions };
  expect((await ask('/acil', { data })).status).toBe(one.emergencyPath ? 301 : 404);
  for (const [from = '', to, status] of lines.map((line) => line.split(' '))) {
    const response = await ask(from, { headers: { accept: 'text/markdown' }, data });
    expect(response.status).toBe(Number(status));
    if (status === '301') expect(response.headers.get('location')).toBe(to);
  }
});
