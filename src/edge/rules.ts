import type { HeaderRule, HeaderSet } from './headers.ts';

/** Applies header rules to addresses as a host does: every rule that fits, exact ones and those ending in `*`. */
export function rulesByAddress(rules: readonly HeaderRule[]): (address: string) => HeaderSet {
  const exact = new Map<string, HeaderSet>();
  const prefixes: { prefix: string; headers: HeaderSet }[] = [];
  for (const { for: address, headers } of rules) {
    if (address.endsWith('*')) prefixes.push({ prefix: address.slice(0, -1), headers });
    else exact.set(address, headers);
  }
  return (address) =>
    Object.assign(
      {},
      ...prefixes.filter(({ prefix }) => address.startsWith(prefix)).map(({ headers }) => headers),
      exact.get(address),
    ) as HeaderSet;
}
