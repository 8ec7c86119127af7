import { loadContent } from '#loading/load.ts';
import { deadLinks, externalLinks } from './check/externalLinks.ts';
import { chosenFolder, formatterOf } from './lib/checkOptions.ts';
import { readOptions } from './lib/options.ts';

const USAGE = `npm run links:external [-- --format text|github|json] [FOLDER]
Checks that the external links in the content still work.`;

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: { format: { type: 'string', default: 'text' } },
});
const format = formatterOf(values.format);
const folder = chosenFolder(positionals);
const { files, entries } = loadContent(folder);
const own = entries?.singles['practice.yaml'].url ?? 'https://none.invalid';
const links = externalLinks(files, own);
const dead = await deadLinks(links);
console.error(`${links.length} external links in ${folder}`);
const report = format(dead, folder);
if (report) console.log(report);
process.exitCode = dead.length > 0 ? 1 : 0;
