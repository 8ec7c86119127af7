import { loadContent } from '#loading/load.ts';
import { deadLinks, externalLinks } from './check/externalLinks.ts';
import { chosenFolder } from './lib/checkOptions.ts';
import { FORMATS } from './lib/formats.ts';
import { readOptions } from './lib/options.ts';

const USAGE = `npm run links:external [-- FOLDER]
Checks that the external links in the content still work.`;

const { positionals } = readOptions(USAGE, { allowPositionals: true });
const folder = chosenFolder(positionals);
const { files, entries } = loadContent(folder);
const own = entries?.singles['practice.yaml'].url ?? 'https://none.invalid';
const links = externalLinks(files, own);
const dead = await deadLinks(links);
console.error(`${links.length} external links in ${folder}`);
console.log(FORMATS.text(dead, folder));
process.exitCode = dead.length > 0 ? 1 : 0;
