import { fullCheck } from '#check/fullCheck.ts';
import { readWordList } from '#check/spelling/wordList.ts';
import { loadContent, validSite } from '#loading/load.ts';
import { committedContent } from './check/committedContent.ts';
import { readingTable } from './check/readability.ts';
import { chosenFolder, formatterOf } from './lib/checkOptions.ts';
import { orEnd, readOptions } from './lib/options.ts';

const USAGE = `npm run check [-- OPTIONS] [FOLDER]
Lists every error in the content of CONTENT_DIR or FOLDER, with file, line and field.
  --format text|github|json  output format (default: text)
  --reading                  also print how easy the texts are to read
  --today YYYY-MM-DD         check dates as of this day`;

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    format: { type: 'string', default: 'text' },
    reading: { type: 'boolean', default: false },
    today: { type: 'string' },
  },
});
const format = formatterOf(values.format);
const folder = chosenFolder(positionals);
const content = orEnd(() => loadContent(folder, { env: process.env }));
const findings = await fullCheck(content, readWordList(folder), values.today, committedContent(folder));
const failed = findings.some(({ severity }) => severity === 'error');
const report = format(findings, folder);
if (report) console.log(report);
if (values.format === 'text' && !content.site)
  console.log(
    'Telephone numbers, references between files, links to pages, names of people and texts of public/ are checked once these errors are corrected.',
  );
if (values.reading && !failed) console.log(`\n${readingTable(validSite(content))}`);
process.exitCode = failed ? 1 : 0;
