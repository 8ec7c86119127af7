import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { openApi } from '#api/openApi/document.ts';
import { practiceProfile as profile } from '#api/practice.ts';
import { practiceProfileSchema as profileSchema } from '#api/practiceProfile.ts';
import { headersFile, redirectsFile } from '#build/headersAndRedirects.ts';
import { readContent } from '#content/readContent.ts';
import { WAYS } from '#content/schemas/practiceFile.ts';
import { llmsTxt } from '#outputs/llms.ts';
import { PAGE_PATHS } from '#site/addresses.ts';
import { WORDS } from '#site/words/interfaceWords.ts';
import { contentOf, validSite } from '../load.ts';

const { files } = readContent('tests/fixtures/practice');
const practiceFile = files.find(({ name }) => name === 'practice.yaml')!;
const { booking, ...written } = parse(practiceFile.text) as Record<string, unknown> & {
  booking: Record<'instructions' | 'message', string>;
};
const { instructions, message } = booking;

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const PHONE = '+902220000034';
const ONLINE = 'https://randevu.example/porsuk';
const LINK = 'https://t.me/porsuk.example?text={message}';

/** What a practice may have or lack, in any combination. */
const practices = fc.record({
  booking: fc.record({
    whatsapp: maybe(fc.constant(PHONE)),
    link: maybe(fc.constant(LINK)),
    online: maybe(fc.constant(ONLINE)),
    emergency: maybe(fc.constant('pages/contact')),
    preferred: maybe(fc.oneof(fc.constantFrom(...WAYS), fc.uniqueArray(fc.constantFrom(...WAYS), { minLength: 1 }))),
  }),
  ask: maybe(fc.boolean()),
  languages: maybe(fc.constant(['tr', 'en'])),
  email: maybe(fc.constant(written['email'])),
  areaServed: maybe(fc.constant(['Odunpazarı'])),
  publicHolidays: maybe(fc.constantFrom('closed', 'open', 'differ')),
  wording: maybe(fc.constantFrom('medical', 'dental', 'therapy')),
  emergencyBar: maybe(fc.constantFrom('closed', 'urgent')),
  whileClosed: maybe(fc.constant({ to: 'pages/contact', label: 'Kapalıyken' })),
});

it('whatever a practice has, everything made of it says the same ways to an appointment, in its order', () => {
  fc.assert(
    fc.property(practices, ({ booking: ways, ...rest }) => {
      const own = { ...written, ...rest, booking: { instructions, message, ...ways } };
      const text = stringify(JSON.parse(JSON.stringify(own)));
      const sources = files.map((file) => (file === practiceFile ? { ...file, text } : file));
      const site = validSite(contentOf(sources, { publicFiles: new Map() }));

      const told = [ways.preferred ?? []].flat();
      const messaging = ways.whatsapp ? 'https://wa.me/' : ways.link && 'https://t.me/';
      const order = [...new Set([...told, ...WAYS])];
      const isInOrder = (part: string, telephone: string) =>
        order
          .flatMap((way) => ({ online: ways.online, telephone, message: messaging })[way] ?? [])
          .map((address) => part.indexOf(address))
          .every((place, index, all) => place > (all[index - 1] ?? -1));
      const contact = site.pagesByPath.get(PAGE_PATHS.contact)!.markdown;
      expect(isInOrder(contact.slice(contact.indexOf(`## ${WORDS.booking}`)), `tel:${PHONE}`)).toBe(true);
      const overview = llmsTxt(site);
      expect(isInOrder(overview, `(${PHONE})`)).toBe(true);
      expect(overview.includes(ONLINE)).toBe(ways.online !== undefined);
      const { booking: api } = profileSchema.parse(JSON.parse(JSON.stringify(profile(site))));
      expect(api.channel).toBe(messaging && 'messaging');
      expect(api.url?.startsWith(messaging ?? '')).toBe(messaging ? true : undefined);
      expect(api.emergency).toBe(ways.emergency && `${site.base}${PAGE_PATHS.contact}`);
      expect(Object.keys(openApi(site))).toContain('paths');
      expect(redirectsFile(site).includes('/acil ')).toBe(ways.emergency !== undefined);
      expect(redirectsFile(site).includes('/sor?')).toBe(site.practice.ask);
      expect(headersFile(site)).toContain('/iletisim');
      for (const page of site.pages) expect(page.markdown).not.toMatch(/undefined|\[object/);
    }),
    // Each run makes a whole site.
    { numRuns: Math.ceil(Number(process.env['PROPERTY_RUNS'] ?? 200) / 8) },
  );
});
