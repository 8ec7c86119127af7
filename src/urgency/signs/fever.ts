/** Fever with a swelling. */
export const FEVER: readonly string[] = [
  'fever + swell|swelling|abscess !!flu',
  'fever + mouth open:no',
  'fever + face|cheek|jaw red|scarlet',
  'shiver + swell|swelling|abscess !!afraid',
  'immune + swell|swelling !!slight',
  'fever + lump',
  'highfever',
  'fever + face|cheek|jaw size',
  'feverish + swell|swelling',
];
