import type { Practice } from '#content/schemas/practiceFile.ts';
import type { BlockOf } from '../block.ts';
import type { EmergencyCall } from '../emergency/emergencyCall.ts';
import { contactWays, routeUrl, socialProfiles } from '../practice/contactWays.ts';
import { WORDS } from '../words/interfaceWords.ts';
import { h2, inlineText, link, list, paragraphs } from './writeMarkdown.ts';

/** Links to reach the practice; the telephone is named by its number. */
export const contactLinks = (practice: Practice, message?: string, isCallOnly = false): string[] =>
  contactWays(practice, message)
    .filter(({ way }) => way === 'telephone' || !isCallOnly)
    .map(({ label, href }) => link({ label, path: href }));

/** Whom to call while the practice is closed. */
export const helpLinks = ({ whileClosed }: Practice): string[] =>
  whileClosed?.help ? [link({ label: whileClosed.help.label, path: `tel:${whileClosed.help.call}` })] : [];

const callLink = ({ label, number }: EmergencyCall) => link({ label, path: `tel:${number}` });

const address = ({ address: { display }, access }: Practice) => inlineText(`${display}${access ? `. ${access}` : ''}`);
const route = (practice: Practice) => link({ label: WORDS.route, path: routeUrl(practice) });

export const whereaboutsMarkdown = (practice: Practice): string => `${address(practice)} ${route(practice)}`;

export function contactMarkdown(practice: Practice): string {
  const { phone, email } = practice;
  const social = socialProfiles(practice).map(({ label, href }) => link({ label, path: href }));
  return list([
    `${WORDS.address}: ${address(practice)}`,
    route(practice),
    `${WORDS.phone}: [${phone.display}](tel:${phone.e164})`,
    ...(email ? [`${WORDS.email}: [${email}](mailto:${email})`] : []),
    ...contactWays(practice)
      .filter(({ way }) => way !== 'telephone')
      .map(({ label, href }) => link({ label, path: href })),
    ...(social.length > 0 ? [`${WORDS.social}: ${social.join(' ')}`] : []),
  ]);
}

/** A list of signs is Markdown, and ends what stands in one line. */
export function signpostMarkdown({ heading, signs = '', links, call }: BlockOf<'signpost'>): string {
  const ways = [...links.map(link), ...(call ? [callLink(call)] : [])].join(' · ');
  const parts = signs.includes('\n') ? [ways, signs] : [inlineText(signs), ways];
  return heading ? paragraphs(h2(heading), ways, signs) : [`**${WORDS.urgent}**`, ...parts].filter(Boolean).join(' ');
}
