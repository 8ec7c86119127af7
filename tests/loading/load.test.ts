import { expect, it } from 'vitest';
import { siteAddress } from '#loading/siteAddress.ts';
import { contentWith } from '../content/folder.ts';
import { contentOf } from '../load.ts';

it.each([
  ['https://klinik.example', 'https://klinik.example'],
  ['https://klinik.example/', 'https://klinik.example'],
  ['https://diş-kliniği.example', 'https://xn--di-klinii-xkb11e.example'],
  ['HTTPS://Klinik.example:443/', 'https://klinik.example'],
  ['https://klinik.example/?a=b#c', 'https://klinik.example'],
])('the address of a site is one that a header can hold: %s', (written, address) => {
  expect(siteAddress({ SITE_URL: written }, 'https://x.example')).toBe(address);
  expect(siteAddress({}, written)).toBe(address);
});

it.each([
  ['https://klinik.example/site', 'absolute http(s) address without a path'],
  ['klinik.example', 'absolute http(s) address without a path'],
  ['ftp://klinik.example', 'absolute http(s) address without a path'],
  ['https://a.example"onx', 'absolute http(s) address without a path'],
  ['javascript:alert(1)', 'absolute http(s) address without a path'],
  ['', 'absolute http(s) address without a path'],
  ['https://ad:parola@klinik.example', 'has a user name or a password'],
  ['https://ad@klinik.example', 'has a user name or a password'],
])('an address at which pages could not link to each other stops the build: %j', (written, message) => {
  expect(() => siteAddress({}, written)).toThrow(message);
});

it.each(['title: "', `title: ${'Uzun '.repeat(20)}`])(
  'a broken file that the emergency page names is named itself: %j',
  (broken) => {
    const files = contentWith({ 'symptoms/yuz-sisligi.md': (text) => text.replace(/^title:/m, broken) });
    const { findings } = contentOf(files);
    expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      { file: expect.stringContaining('symptoms/yuz-sisligi.md') as string },
    ]);
  },
);
