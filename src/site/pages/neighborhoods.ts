import type { Entry } from '#content/entries.ts';
import type { Neighborhood } from '#content/schemas/neighborhood.ts';
import type { Service } from '#content/schemas/service.ts';
import { parseMarkdown } from '#markdown/text.ts';
import { pathOf } from '../addresses.ts';
import type { Block } from '../block.ts';
import { closing, drawingBlock, links, prose, relatedLinks } from '../blockMakers.ts';
import { placeCare } from '../emergency/careCards.ts';
import { ledText } from '../intro.ts';
import type { Link } from '../link.ts';
import type { Page } from '../page.ts';
import { serviceWords } from '../practice/serviceWords.ts';
import { WORDS } from '../words/interface.ts';
import { medicalBlocks } from './commonBlocks.ts';
import { type Context, medicalMetadata, metadata } from './context.ts';
import { definePage } from './definePage.ts';
import { indexLink } from './indexes.ts';

export function neighborhoodPage(context: Context, entry: Entry<Neighborhood>): Page {
  const { entries, site, related, home } = context;
  const services = () =>
    site.services.flatMap(
      ({ slug }) => site.pagesByPath.get(pathOf(`service-neighborhoods/${entry.slug}/${slug}`)) ?? [],
    );
  return definePage(metadata('neighborhood', entry, [home, indexLink(context, 'neighborhood')]), () => [
    ...medicalBlocks(context, entry, [
      wayFrom(entry),
      { type: 'contact', heading: WORDS.address, practice: site.practice },
      drawingBlock(entries.singles['pages/contact.md'].drawing),
      prose(parseMarkdown(entry.body)),
    ]),
    links(serviceWords(site.practice).main, services()),
    relatedLinks(related(entry.ref).filter(({ kind }) => kind !== 'service-neighborhood')),
  ]);
}

/** The page of a service in a neighborhood, if it has a file. The way is on the page of the neighborhood. */
export function serviceNeighborhoodPage(context: Context, service: Entry<Service>, place: Entry<Neighborhood>): Page[] {
  const { entries, site, related, pageOf, home } = context;
  const name = `service-neighborhoods/${place.slug}/${service.slug}`;
  const entry = entries['service-neighborhoods'].find((other) => other.ref === name);
  if (!entry) return [];
  const above: Link = {
    kind: 'service',
    path: `/${service.slug}`,
    title: service.shortTitle,
    description: service.description,
  };
  // The signpost goes after the lead.
  const { signpost, ...care } = placeCare(entry, site.practice);
  const page = definePage(medicalMetadata(context, 'service-neighborhood', entry, [home, above]), () => [
    ...medicalBlocks(context, entry, ledText(parseMarkdown(entry.body), signpost), care),
    closing(site.practice),
    relatedLinks([pageOf(service.ref), pageOf(place.ref), ...related(name)].filter(unique)),
  ]);
  return [page];
}

const wayFrom = ({ transport, name }: Entry<Neighborhood>): Block => ({
  type: 'transport',
  heading: `${name}: ${WORDS.transport.toLocaleLowerCase('tr')}`,
  ways: transport,
});

const unique = (link: Link, index: number, all: readonly Link[]) =>
  all.findIndex(({ path }) => path === link.path) === index;
