import { expect, it } from 'vitest';
import { siteAddress } from '../../src/content/load.ts';

it.each([
  ['https://klinik.example', 'https://klinik.example'],
  ['https://klinik.example/site/', 'https://klinik.example/site'],
  ['https://diş-kliniği.example', 'https://xn--di-klinii-xkb11e.example'],
  ['HTTPS://Klinik.example:443/', 'https://klinik.example'],
  ['https://ad:parola@klinik.example/?a=b#c', 'https://klinik.example'],
])('the address of a site is one that a header can hold: %s', (written, address) => {
  expect(siteAddress({ SITE_URL: written }, 'https://x.example')).toBe(address);
  expect(siteAddress({}, written)).toBe(address);
});
