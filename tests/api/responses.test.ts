import { expect, it } from 'vitest';
import { practiceProfile } from '#api/practice.ts';
import { serviceList } from '#api/services.ts';
import { BASE, site } from './sampleSite.ts';

it('booking opens a prefilled message to the digits of the number', () => {
  const { booking } = practiceProfile(site);
  const url = new URL(booking.url!);
  expect(`${url.origin}${url.pathname}`).toBe(`https://wa.me/${site.practice.booking.whatsapp!.slice(1)}`);
  expect(url.searchParams.get('text')).toBe(site.practice.booking.message);
  expect(booking).toMatchObject({ channel: 'messaging', emergency: `${BASE}/acil-dis-tedavisi` });
});

it('services come before treatment pages, and have a procedure name', () => {
  const { items } = serviceList(site);
  const kinds = [...site.services.map(() => 'service'), ...site.treatments.map(() => 'page')];
  expect(items.map(({ kind }) => kind)).toEqual(kinds);
  expect(items.map(({ procedureName }) => procedureName !== undefined)).toEqual(
    kinds.map((kind) => kind === 'service'),
  );
  const [{ slug, lastReviewed }] = site.services as [(typeof site.services)[number]];
  const url = `${BASE}/${slug}`;
  expect(items[0]).toMatchObject({ slug, path: `/${slug}`, url, markdownUrl: `${url}.md`, lastReviewed });
});
