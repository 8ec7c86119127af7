import { describe, expect, test } from 'vitest';
import { createNearest } from '../../src/edge/nearest.ts';
import { nearestPages, suggestions } from '../../src/edge/notFound.ts';
import { DATA } from './sample-edge.ts';

describe('the pages an unknown address may mean', () => {
  const nearest = nearestPages(DATA.pages);
  const paths = (wanted: string) => suggestions(wanted, nearest).map(({ path }) => path);

  test.each([
    ['a letter missing', '/hakimda', '/hakkimda'],
    ['letters swapped', '/ilteisim', '/iletisim'],
    ['capitals', '/Hakkimda', '/hakkimda'],
    ['Turkish letters, encoded', '/hakk%C4%B1mda', '/hakkimda'],
    ['Turkish capitals, encoded', '/%C4%B0LET%C4%B0%C5%9E%C4%B0M', '/iletisim'],
    ['the wrong folder', '/yazilar/dis-apsesi', '/blog/dis-apsesi'],
    ['a word of a slug', '/apikal', '/apikal-cerrahi'],
    ['a word too many', '/kanal-tedavisi-hakkinda', '/kanal-tedavisi'],
    ['the title', '/gizlilik-bildirimi', '/gizlilik'],
    ['a Markdown alternate', '/hakimda.md', '/hakkimda'],
    ['a slash at the end', '/hakimda/', '/hakkimda'],
    ['spaces', '/kanal%20tedavisi', '/kanal-tedavisi'],
  ])('%s: %s', (_, wanted, path) => {
    expect(paths(wanted)[0]).toBe(path);
  });

  test.each(['/', '/x', '/wp-login.php', '/xyzzy', '/%00', '/%zz', `/${'a'.repeat(8000)}`])(
    'nothing is near %s',
    (wanted) => {
      expect(paths(wanted)).toEqual([]);
    },
  );
});

test('the nearest come first, and no more than asked for', () => {
  const nearest = createNearest(['abcdef', 'abcdeg', 'abcdxx', 'qqqqqq'], (slug) => [slug]);
  expect(nearest('abcdeg', 5)).toEqual(['abcdeg', 'abcdef', 'abcdxx']);
  expect(nearest('abcdeg', 2)).toEqual(['abcdeg', 'abcdef']);
});

test('10,000 pages and any address do not make it hang', () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => ({
    path: `/blog/kanal-tedavisi-sonrasi-agri-ve-bakim-${index}`,
    title: `Kanal tedavisi sonrası ağrı ve bakım üzerine uzun bir başlık ${index}`,
  }));
  const nearest = nearestPages(pages);
  suggestions('/first', nearest);
  for (const wanted of [
    '/blog/kanal-tedavisi-sonrasi-agri-ve-bakm',
    `/${'kanal-'.repeat(1300)}`,
    `/${'%C4%B1'.repeat(1300)}`,
  ]) {
    const started = performance.now();
    suggestions(wanted, nearest);
    expect(performance.now() - started).toBeLessThan(10_000);
  }
});
