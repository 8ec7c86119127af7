/**
 * What stands round a post in the benchmark's rivals: header, menu, footer and metadata of about the size that this
 * project's layout has, so that all of them write about the same number of bytes. Plain JavaScript: Eleventy reads it.
 */
const LINE = 'Bir yazının çevresinde duran menü, altbilgi ve üst veri kadar yer tutan sözcükler';
const item = (number) =>
  `<li class="item"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12h16M12 4v16M6 6l12 12"/></svg><a href="/sayfa-${number}">${LINE}</a></li>`;
const items = (count) => Array.from({ length: count }, (_, index) => item(index)).join('');

export const HEADER = `<header class="header"><nav class="menu"><ul>${items(24)}</ul></nav></header>`;
export const FOOTER = `<footer class="footer"><nav><ul>${items(22)}</ul></nav><p>${LINE}</p></footer>`;
