import type { Field } from './form.ts';

/** Where in the main file an answer is that is called otherwise there, as problems name it. */
const PLACES: Readonly<Record<string, string>> = {
  text: 'body',
  slug: 'file name',
  doctor: 'doctors',
  province: 'address.addressRegion',
  district: 'address.addressLocality',
  street: 'address.streetAddress',
  postcode: 'address.postalCode',
  coordinates: 'geo',
  hours: 'openingHours',
  messages: 'booking',
};

/** Whether what is said of a place in the main file is about a field of the form. */
export function isAbout({ name }: Field, { field }: { readonly field: string }): boolean {
  const place = PLACES[name] ?? name;
  // A file with several questions gets one at a time.
  const said = field.replace(/^questions\[\d+\]\./, '');
  return said === place || said.startsWith(`${place}[`) || said.startsWith(`${place}.`) || place.startsWith(`${said}.`);
}
