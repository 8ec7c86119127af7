import type { Doctor } from '#content/schemas/practiceFile.ts';
import { absolute, FILES, PAGE_PATHS } from '#site/addresses.ts';
import { messageUrl, messagingPhone, pagesElsewhere } from '#site/practice/contactWays.ts';
import type { Site } from '#site/site.ts';
import { exceptionSentences, openingHours } from './openingHours.ts';
import type { PracticeProfile } from './practiceProfile.ts';

/** Make the profile of the practice. Fields that it has no value for are undefined, and absent from the JSON. */
export function practiceProfile(site: Site): PracticeProfile {
  const { base } = site;
  const { name, fullName, specialty, description, address, geo, phone, email, timezone, booking } = site.practice;
  const { areaServed, languages, paymentAccepted, feesPolicy, doctors, social } = site.practice;
  const { instagram, googleBusinessProfile } = social;
  const url = messageUrl(site.practice);
  const page = (kind: keyof typeof PAGE_PATHS) => absolute(base, PAGE_PATHS[kind]);
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
      channel: url === undefined ? undefined : 'messaging',
      url,
      phone: messagingPhone(site.practice),
      instructions: [booking.instructions, ...exceptionSentences(site)].join(' '),
      emergency: site.emergencyPath && absolute(base, site.emergencyPath),
    },
    areaServed: unlessEmpty(areaServed),
    languages,
    paymentAccepted,
    feesPolicy,
    doctor: doctorOf(doctors[0]!, page('about')),
    sameAs: unlessEmpty(pagesElsewhere(site.practice)),
    social: (instagram ?? googleBusinessProfile) ? { instagram, googleBusinessProfile } : undefined,
    links: {
      about: page('about'),
      contact: page('contact'),
      faq: page('faq'),
      blog: page('blog'),
      privacy: page('privacy'),
      llmsTxt: absolute(base, FILES.llms),
    },
  };
}

const doctorOf = (doctor: Doctor, profileUrl: string): PracticeProfile['doctor'] => ({
  name: doctor.name,
  title: doctor.title,
  yearsExperience: doctor.yearsExperience,
  education: unlessEmpty(doctor.education),
  memberOf: unlessEmpty(doctor.memberOf),
  orcid: doctor.orcid,
  publications: unlessEmpty(doctor.publications),
  profileUrl,
});

const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);
