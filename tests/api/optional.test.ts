import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openApi } from '#api/openApi/document.ts';
import { practiceProfile } from '#api/practice.ts';
import { practiceSchema } from '#content/schemas/practiceFile.ts';
import { bodyOf } from '#site/alternate/blockMarkdown.ts';
import { contactWays, messageUrl } from '#site/practice/contactWays.ts';
import type { Site } from '#site/site.ts';
import { site as sample } from './sampleSite.ts';

interface Schema {
  readonly properties: Record<string, unknown>;
  readonly required: readonly string[];
}

const schemasOf = (site: Site) =>
  (JSON.parse(JSON.stringify(openApi(site))) as { components: { schemas: Record<string, Schema> } }).components.schemas;

const written = parse(readFileSync('content/practice.yaml', 'utf8')) as Record<string, unknown>;

/** Make the sample a practice without optional fields, and with the given `booking`. */
function modest(booking: object): Site {
  const absent = new Set(['areaServed', 'sameAs', 'social', 'email', 'reviewer']);
  const rest = Object.fromEntries(Object.entries(written).filter(([name]) => !absent.has(name)));
  const names = ['Dr. Örnek Bir', 'Dr. Örnek İki', 'Dr. Örnek Üç'];
  const doctors = names.map((name) => ({ name, title: 'Göz hekimi' }));
  const { instructions, message } = sample.practice.booking;
  const own = { ...rest, doctors, booking: { instructions, message, ...booking } };
  return { ...sample, practice: practiceSchema.parse(own), emergencyPath: undefined };
}

const LACKING = ['orcid', 'publications', 'yearsExperience', 'education', 'memberOf'];

describe('a practice without optional fields', () => {
  const site = modest({});
  const profile = JSON.parse(JSON.stringify(practiceProfile(site))) as ReturnType<typeof practiceProfile>;

  it('has none of them in its API or in openapi.json', () => {
    for (const name of ['email', 'areaServed', 'sameAs', 'social']) {
      expect(profile).not.toHaveProperty(name);
      expect(schemasOf(site)['Practice']!.properties).not.toHaveProperty(name);
    }
    expect(profile.booking).not.toHaveProperty('emergency');
    expect(schemasOf(site)['Booking']!.properties).not.toHaveProperty('emergency');
    for (const name of LACKING) expect(profile.doctor).not.toHaveProperty(name);
    expect(schemasOf(site)['Doctor']!.required.toSorted()).toEqual(['name', 'profileUrl', 'title']);
  });

  it('is reached by telephone if it takes no messages', () => {
    expect(contactWays(site.practice).map(({ href }) => href)).toEqual([`tel:${site.practice.phone.e164}`]);
    expect(profile.booking).not.toHaveProperty('channel');
    expect(profile.booking.phone).toBe(site.practice.phone.e164);
    expect(schemasOf(site)['Fallback']!.required.toSorted()).toEqual(['message', 'phone']);
    expect(bodyOf(site.practice, [{ type: 'contact', heading: 'İletişim' }])).not.toMatch(/wa\.me|mailto/);
  });
});

it('social places that the profile has no name for are in its sameAs', () => {
  const youtube = 'https://youtube.example/klinik';
  const profile = practiceProfile({ ...sample, practice: { ...sample.practice, social: { youtube }, sameAs: [] } });
  expect(profile).toMatchObject({ sameAs: [youtube] });
  expect(profile.social).toBeUndefined();
});

it('a custom messaging link gets the message in its address', () => {
  const { practice: own } = modest({ link: 'https://t.me/klinik.example?text={message}' });
  expect(messageUrl(own, 'Çarşamba & cuma')).toBe('https://t.me/klinik.example?text=%C3%87ar%C5%9Famba%20%26%20cuma');
});

it('a practice with every optional field has them required', () => {
  const schemas = schemasOf(sample);
  expect(schemas['Doctor']!.required).toEqual(expect.arrayContaining(LACKING));
  expect(schemas['Practice']!.required).toEqual(Object.keys(schemas['Practice']!.properties));
  expect(schemas['Practice']!.required).toEqual(expect.arrayContaining(['email', 'areaServed', 'sameAs', 'social']));
  expect(schemas['Booking']!.required).toEqual(expect.arrayContaining(['channel', 'url', 'phone']));
  expect(schemas['Fallback']!.required).toEqual(expect.arrayContaining(['channel', 'url', 'phone', 'message']));
});
