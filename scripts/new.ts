import { relative, resolve } from 'node:path';
import { contentFolder } from '#content/readContent.ts';
import { createContent, scaffoldKind } from '#scaffold/createContent.ts';
import { DRAFT_KINDS } from '#scaffold/draftKinds.ts';
import { fieldsOf } from '#scaffold/fieldValues.ts';
import { formatHelp } from '#scaffold/input.ts';
import { chooseFolder, folderLine, InputError } from '#scaffold/writeDrafts.ts';

// npm run new -- KIND [--FLAG value …]
// npm run new -- practice FOLDER [--FLAG value …]
// Without flags it lists them.
const args = process.argv.slice(2);
const [kind = '', ...rest] = args[0]?.startsWith('-') ? ['', ...args] : args;
const today = new Date().toLocaleDateString('sv');

try {
  if (args.includes('--help') || args.includes('-h') || kind === '') help();
  else await (kind === 'practice' ? newPractice() : newContent(contentFolder()));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  if (error instanceof InputError) console.error('\nNothing was written.');
  process.exitCode = 1;
}

function help() {
  for (const name of kind ? [kind] : Object.keys(DRAFT_KINDS)) {
    const { about, form } = scaffoldKind(name);
    console.log(
      `npm run new -- ${name}${name === 'practice' ? ' FOLDER' : ''}: ${about}\n${formatHelp(fieldsOf(form))}\n`,
    );
  }
}

async function newContent(folder: string) {
  const { files } = await createContent(kind, rest, folder, today);
  for (const file of files) console.log(`written: ${folder}/${file}`);
  console.log('Continue in the file; "npm run check" lists mistakes, "npm run dev" shows the page.');
}

async function newPractice() {
  const named = rest[0]?.startsWith('-') === false;
  const path = resolve(named ? rest[0]! : 'practice');
  const below = relative('.', path).replaceAll('\\', '/');
  const folder = below.startsWith('..') ? path : below;
  // Throws before anything is written if .env cannot hold the name.
  folderLine(folder);
  const { files, todos } = await createContent(kind, named ? rest.slice(1) : rest, folder, today);
  chooseFolder('.env', folder);
  console.log(
    [
      `written: ${files.length} files in ${folder}/, with ${todos} texts to write ("YAZILACAK:").`,
      `.env now says CONTENT_DIR=${folder}: every command works with this folder.`,
      '"npm run dev" shows the site, "npm run check" lists the texts to write.',
    ].join('\n'),
  );
}
