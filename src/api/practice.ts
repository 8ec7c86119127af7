import type { Doctor } from '../entries/schemas/practice.ts';
import { absolute, SINGLE_PAGES } from '../site/addresses.ts';
import { messageUrl, messagingPhone, pagesElsewhere } from '../site/practice/contact.ts';
import type { Site } from '../site/site.ts';
import { exceptionSentences, openingHours } from './openingHours.ts';
import type { Practice } from './practiceSchema.ts';

/** Make the profile of the practice. Fields that it has no value for are absent. */
export function practice(site: Site): Practice {
  const { base } = site;
  const { name, fullName, specialty, description, address, geo, phone, email, timezone, booking } = site.practice;
  const { areaServed, languages, paymentAccepted, feesPolicy, doctors, social } = site.practice;
  const { instagram, googleBusinessProfile } = social;
  const sameAs = pagesElsewhere(site.practice);
  const url = messageUrl(site.practice);
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
    ...(email && { email }),
    openingHours: openingHours(site.practice),
    timezone,
    booking: {
      ...(url && { channel: 'messaging' as const, url }),
      phone: messagingPhone(site.practice),
      instructions: [booking.instructions, ...exceptionSentences(site)].join(' '),
      emergency: absolute(base, site.pathOf(booking.emergency)),
    },
    ...(areaServed.length > 0 && { areaServed }),
    languages,
    paymentAccepted,
    feesPolicy,
    doctor: doctorOf(doctors[0]!, page('about')),
    ...(sameAs.length > 0 && { sameAs }),
    ...((instagram ?? googleBusinessProfile) && {
      social: { ...(instagram && { instagram }), ...(googleBusinessProfile && { googleBusinessProfile }) },
    }),
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

/** Empty lists are absent. */
function doctorOf(doctor: Doctor, profileUrl: string): Practice['doctor'] {
  const { name, title, yearsExperience, education, memberOf, orcid, publications } = doctor;
  return {
    name,
    title,
    ...(yearsExperience && { yearsExperience }),
    ...(education.length > 0 && { education }),
    ...(memberOf.length > 0 && { memberOf }),
    ...(orcid && { orcid }),
    ...(publications.length > 0 && { publications }),
    profileUrl,
  };
}
