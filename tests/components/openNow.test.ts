import { describe, expect, it } from 'vitest';
import { openAt } from '../../src/components/openNow.ts';

const week = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:30' },
  { days: [6], opens: '10:00', closes: '15:00' },
  { days: [7], opens: undefined, closes: undefined },
];
const at = (time: string) => openAt(week, 'Europe/Istanbul', new Date(time));

describe('whether the practice is open, in its own time zone', () => {
  it.each([
    ['before it opens on a Friday', '2026-11-20T05:59:00Z', { today: 0, open: false }],
    ['at the minute it opens', '2026-11-20T06:00:00Z', { today: 0, open: true }],
    ['in the last open minute', '2026-11-20T15:29:59Z', { today: 0, open: true }],
    ['at the minute it closes', '2026-11-20T15:30:00Z', { today: 0, open: false }],
    ['on a Saturday', '2026-11-21T08:00:00Z', { today: 1, open: true }],
    ['on a closed day', '2026-11-22T09:00:00Z', { today: 2, open: false }],
    ['past midnight there while it is still yesterday in UTC', '2026-11-20T22:30:00Z', { today: 1, open: false }],
  ])('%s', (_, time, expected) => {
    expect(at(time)).toEqual(expected);
  });
});
