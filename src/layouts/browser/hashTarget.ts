/** Get the element that the fragment of an address names; null if there is none, or if the fragment is malformed. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
