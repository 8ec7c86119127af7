import { absolute, SINGLE_PAGES } from '../site/addresses.ts';
import { bookingUrl } from '../site/booking.ts';
import type { Site } from '../site/site.ts';
import { exceptionSentences, openingHours } from './openingHours.ts';
import type { Practice } from './practice-schema.ts';

/** spec.md 2.2. */
export function practice(site: Site): Practice {
  const { base } = site;
  const { name, fullName, specialty, description, address, geo, phone, email, timezone, booking } = site.practice;
  const { areaServed, languages, paymentAccepted, feesPolicy, doctor, sameAs, social } = site.practice;
  const page = (single: string) => absolute(base, SINGLE_PAGES[single]!);
  return {
    name,
    fullName,
    specialty,
    url: page('home'),
    description,
    address,
    geo,
    phone,
    email,
    openingHours: openingHours(site.practice),
    timezone,
    booking: {
      channel: 'messaging',
      url: bookingUrl(booking),
      phone: booking.phone,
      instructions: [booking.instructions, ...exceptionSentences(site.practice)].join(' '),
      emergency: absolute(base, site.pathOf(booking.emergency)),
    },
    areaServed,
    languages,
    paymentAccepted,
    feesPolicy,
    doctor: { ...doctor, profileUrl: page('about') },
    sameAs,
    social,
    links: {
      about: page('about'),
      contact: page('contact'),
      faq: page('faq'),
      blog: page('blog'),
      privacy: page('privacy'),
      llmsTxt: absolute(base, '/llms.txt'),
    },
  };
}
