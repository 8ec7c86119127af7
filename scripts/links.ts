import { deadLinks, externalLinks } from '../src/check/external.ts';
import { FORMATS, type Format } from '../src/check/print.ts';
import { contentFolder } from '../src/entries/read.ts';
import { loadContent } from '../src/content/load.ts';
import { readOptions } from './options.ts';

const USAGE = `npm run links:external [-- --format text|github|json] [FOLDER]
Are the pages of other sites still there that the content links to?`;

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: { format: { type: 'string', default: 'text' } },
});
if (!Object.hasOwn(FORMATS, values.format)) {
  console.error(`--format must be one of ${Object.keys(FORMATS).join(', ')}, found ${JSON.stringify(values.format)}`);
  process.exit(2);
}
const folder = (positionals[0] ?? contentFolder()).replace(/\/+$/, '');
const { files, entries } = loadContent(folder);
const own = entries?.singles['practice.yaml'].url ?? 'https://none.invalid';
const links = externalLinks(files, own);
const dead = await deadLinks(links);
console.error(`${links.length} external links in ${folder}`);
const told = FORMATS[values.format as Format](dead, folder);
if (told) console.log(told);
process.exitCode = dead.length > 0 ? 1 : 0;
