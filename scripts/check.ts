import { parseArgs } from 'node:util';
import { allProblems } from '../src/check/allProblems.ts';
import { FORMATS, summary, type Format } from '../src/check/print.ts';
import { readingTable } from '../src/check/reading.ts';
import { readWordList } from '../src/check/wordList.ts';
import { contentFolder } from '../src/entries/read.ts';
import { loadContent, validSite } from '../src/content/load.ts';

// npm run check [-- --format text|github|json] [--summary] [--reading] [--today YYYY-MM-DD] [FOLDER]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    format: { type: 'string', default: 'text' },
    summary: { type: 'boolean', default: false },
    reading: { type: 'boolean', default: false },
    today: { type: 'string', default: new Date().toLocaleDateString('sv') },
  },
});
if (!Object.hasOwn(FORMATS, values.format)) {
  console.error(`--format must be one of ${Object.keys(FORMATS).join(', ')}, found ${JSON.stringify(values.format)}`);
  process.exit(2);
}
const folder = (positionals[0] ?? contentFolder()).replace(/\/+$/, '');
const content = loadContent(folder);
const problems = await allProblems(content, readWordList(folder), values.today);
const failed = problems.some(({ severity }) => severity === 'error');
const told = FORMATS[values.format as Format](problems, folder);
if (told) console.log(told);
if (values.summary && !failed) console.log(`\n${summary(validSite(content))}`);
if (values.reading && !failed) console.log(`\n${readingTable(validSite(content))}`);
process.exitCode = failed ? 1 : 0;
