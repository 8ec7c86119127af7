import type { Practice } from '#content/schemas/practiceFile.ts';
import { localTime } from '#hours/dates.ts';
import { longDate } from '#hours/dateTexts.ts';
import { opensWithEmergency } from '../emergency/emergencyOpening.ts';
import type { Page } from '../page.ts';
import type { Site } from '../site.ts';
import { WORDS } from '../words/interfaceWords.ts';

/** Get the practice's banner, through its last day there. */
export function currentBanner({ notices: { banner }, timezone }: Practice, now = new Date()) {
  return banner && localTime(now, timezone).date <= banner.until ? banner : undefined;
}

/** Get the banner that a page shows. Nothing comes before the signs of an emergency. */
export function bannerOn(site: Site, page: Page) {
  const banner = currentBanner(site.practice);
  const isShown =
    page.kind === 'home' || (banner?.where === 'all' && page.language === 'tr' && !opensWithEmergency(page, site));
  return isShown ? banner : undefined;
}

/** Say the banner where no script takes it away after its last day. */
export const datedBanner = ({ text, until }: NonNullable<Practice['notices']['banner']>): string =>
  `${WORDS.banner} (${WORDS.until.replace('{day}', longDate(until))}): ${text.trim()}`;
