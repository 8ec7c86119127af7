import { expect, it, onTestFinished, vi } from 'vitest';
import { dateWarnings } from '#check/dates.ts';
import { loadContent } from '../load.ts';

const { entries, files } = loadContent();
const practice = entries!.singles['practice.yaml'];

function warns(expires: string, today?: string): boolean {
  const singles = {
    ...entries!.singles,
    'practice.yaml': { ...practice, security: { ...practice.security, expires } },
  };
  return [...dateWarnings({ ...entries!, singles }, files, today)].some(({ message }) =>
    message.includes('expires on'),
  );
}

it.each([
  ['2027-03-31', '2027-02-28', false],
  ['2027-03-31', '2027-03-01', true],
  ['2027-05-15', '2027-04-15', false],
  ['2027-05-15', '2027-04-16', true],
])('for a security contact that expires on %s, warns on %s: %s', (expires, today, expected) => {
  expect(warns(expires, today)).toBe(expected);
});

it('by default, it is the day at the practice', () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: new Date('2027-03-01T00:30+03:00') });
  expect(warns('2027-03-31')).toBe(true);
});

it('warns of special opening hours that are past, and of no others', () => {
  const exceptions = [
    { from: '2026-10-29', closed: true },
    { from: '2026-12-30', to: '2027-01-02', closed: true },
  ] as unknown as typeof practice.exceptions;
  const singles = { ...entries!.singles, 'practice.yaml': { ...practice, exceptions } };
  const found = [...dateWarnings({ ...entries!, singles }, files, '2026-12-31')];
  expect(found.filter(({ field }) => field.startsWith('exceptions'))).toMatchObject([
    { severity: 'warning', field: 'exceptions[0]', message: expect.stringContaining('ended on 2026-10-29') },
  ]);
});

it('warns of a campaign that is over, on the day after its last one', () => {
  const pages = [{ ...entries!.singles['pages/privacy.md'], listed: 'menu' as const, until: '2027-03-12' }];
  const warned = (today: string) =>
    [...dateWarnings({ ...entries!, pages }, files, today)].filter(({ field }) => field === 'until').length;
  expect([warned('2027-03-12'), warned('2027-03-13')]).toEqual([0, 1]);
});
