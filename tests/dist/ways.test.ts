import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '#site/addresses.ts';
import { htmlOf, practices } from './practices.ts';

type Elements = ReturnType<typeof DomUtils.getElementsByTagName>;
type Nodes = Parameters<typeof DomUtils.getElementsByTagName>[1];

const hasClass = (name: string) => (element: Elements[number]) =>
  (element.attribs['class'] ?? '').split(/\s+/).includes(name);
const all = (nodes: Nodes, name: string): Elements => DomUtils.getElementsByTagName(name, nodes);
const hrefs = (nodes: Nodes): string[] => all(nodes, 'a').flatMap(({ attribs }) => attribs['href'] ?? []);
const textOf = (nodes: Nodes): string => DomUtils.textContent(nodes).replaceAll(/\s+/g, ' ').trim();
const isWay = (href: string) => /^tel:|^https:\/\/wa\.me\//.test(href);

const isUrgent = (part: Elements[number]) => DomUtils.findOne(hasClass('emergency'), [part]) !== null;

describe.each(practices)('the pages of the $name practice', (practice) => {
  const pages = practice
    .pages()
    .map((page) => ({ ...page, document: parseDocument(practice.read(htmlOf(page.path))) }));
  const call = `tel:${practice.emergencyNumber()}`;
  const main = ({ document }: (typeof pages)[number]) => all(document, 'main')[0]!;

  it('lead around their text to the emergency page, if the practice has one, and else to no ambulance', () => {
    const { emergency } = practice.json<{ booking: { emergency?: string } }>('api/v1/practice.json').booking;
    const around = pages.flatMap(({ document }) =>
      DomUtils.findAll(
        (element) => ['header', 'footer'].includes(element.name) || hasClass('menu')(element),
        [document],
      ),
    );
    const urgent = DomUtils.findAll(
      (element) => element.name === 'a' && (hasClass('urgent')(element) || element.attribs['href'] === call),
      around,
    );
    expect(urgent.length > 0).toBe(emergency !== undefined);
  });

  it('have no heading of a section twice', () => {
    const twice = pages.flatMap((page) => {
      const headings = all(page.document, 'h2').map((heading) => textOf(heading));
      return headings
        .filter((heading, place) => headings.indexOf(heading) !== place)
        .map((text) => `${page.path}: ${text}`);
    });
    expect(twice).toEqual([]);
  });

  it('that open with the signs of an emergency lead to whom to call first', () => {
    const wrong = pages
      .filter((page) => DomUtils.findAll(hasClass('first'), [main(page)]).some(isUrgent))
      .filter((page) => hrefs([main(page)]).find(isWay) !== call);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('show in every card of an emergency whom to call, before its signs', () => {
    const wrong = pages.flatMap(({ path, document }) =>
      DomUtils.findAll((element) => hasClass('care')(element) && hasClass('emergency')(element), [document])
        .filter((card) => hrefs([card])[0] !== call || all([card], 'li').length === 0)
        .map((card) => `${path}: ${textOf(card).slice(0, 60)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('begin a message with the same words everywhere, which tell of no complaint', () => {
    const patients = pages.filter(({ path }) => path !== PAGE_PATHS.referral);
    const messages = patients.flatMap((page) =>
      hrefs([page.document])
        .filter((href) => href.startsWith('https://wa.me'))
        .map((href) => new URL(href).searchParams.get('text')),
    );
    expect([...new Set(messages)].length).toBeLessThan(2);
  });

  it('lead nobody to write beside a sign or a step, or at the end of a page that begins with them', () => {
    const wrong = pages.filter((page) => {
      const cards = DomUtils.findAll(hasClass('care'), [page.document]);
      const opens = DomUtils.findAll(hasClass('first'), [main(page)]).some(isUrgent);
      return hrefs(opens ? [main(page)] : cards).some((href) => href.startsWith('https://wa.me'));
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
