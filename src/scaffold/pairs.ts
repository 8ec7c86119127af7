import type { Content } from '../content/load.ts';
import { fill } from './template.ts';
import type { Draft } from './write.ts';

interface Named {
  readonly slug: string;
  readonly label: string;
}

/** The pages that a new service or neighborhood needs beside it, where the others have them: marked as still to be written. */
export function pairs(folder: string, own: Named, { entries }: Content, today: string): Draft[] {
  const { services = [], neighborhoods = [], 'service-neighborhoods': all = [] } = entries ?? {};
  const others: Readonly<Record<string, readonly Named[]>> = {
    neighborhoods: services.map(({ slug, shortTitle }) => ({ slug, label: shortTitle })),
    services: neighborhoods.map(({ slug, name }) => ({ slug, label: name })),
  };
  return (others[folder] ?? [])
    .filter((other) => all.some(({ ref }) => ref.split('/').includes(other.slug)))
    .map((other) => {
      const [place, service] = folder === 'neighborhoods' ? [own, other] : [other, own];
      const values = { place: place.label, placeSlug: place.slug, service: service.label, serviceSlug: service.slug };
      const file = `service-neighborhoods/${place.slug}/${service.slug}.md`;
      return fill(file, 'service-neighborhood.md', { ...values, today });
    });
}
