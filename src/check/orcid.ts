const ADDRESS = /^https:\/\/orcid\.org\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/;

/** What is wrong with the address of an ORCID iD; undefined where nothing is. Its last character is a check digit, ISO 7064 MOD 11-2. */
export function orcidFault(address: string): string | undefined {
  const id = ADDRESS.exec(address)?.[1]?.replaceAll('-', '');
  if (!id) return 'must be "https://orcid.org/" and four groups of four digits, such as 0000-0002-1825-0097';
  const sum = [...id.slice(0, -1)].reduce((total, digit) => (total + Number(digit)) * 2, 0);
  const wanted = (12 - (sum % 11)) % 11;
  return id.at(-1) === (wanted === 10 ? 'X' : String(wanted))
    ? undefined
    : 'is no ORCID iD: its check digit is wrong, so that a digit is mistyped or two are swapped';
}
