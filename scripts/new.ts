import { relative, resolve } from 'node:path';
import { loadContent } from '../src/build/load.ts';
import { writeSchemas } from '../src/entries/intellisense.ts';
import { jsonSchemaOf } from '../src/entries/jsonSchema.ts';
import { contentFolder } from '../src/entries/read.ts';
import { begin, unknownKind } from '../src/scaffold/begin.ts';
import { chooseFolder } from '../src/scaffold/chooseFolder.ts';
import { helpOf } from '../src/scaffold/flags.ts';
import { fieldsOf } from '../src/scaffold/form.ts';
import { KINDS } from '../src/scaffold/kinds.ts';
import { TERMINAL } from '../src/scaffold/terminal.ts';
import { InputError } from '../src/scaffold/write.ts';

// npm run new -- KIND [--FLAG value …], npm run new -- practice FOLDER [--FLAG value …]: without flags it asks.
const args = process.argv.slice(2);
const [kind = '', ...rest] = args[0]?.startsWith('-') ? ['', ...args] : args;
const today = new Date().toLocaleDateString('sv');

/** A program that is not at a terminal gives flags. */
const terminal = process.stdin.isTTY ? TERMINAL : undefined;

if (args.includes('--help') || args.includes('-h') || kind === '') {
  const content = loadContent(contentFolder());
  for (const [name, kindOf] of Object.entries(KINDS)) {
    if (kind && kind !== name) continue;
    const { about, form } = kindOf(content, today);
    console.log(
      `npm run new -- ${name}${name === 'practice' ? ' FOLDER' : ''}: ${about}\n${helpOf(fieldsOf(jsonSchemaOf(form)))}\n`,
    );
  }
  if (kind && !Object.hasOwn(KINDS, kind)) console.error(unknownKind(kind));
} else {
  try {
    await (kind === 'practice' ? newPractice() : newContent(contentFolder()));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error.message);
    if (error instanceof InputError) console.error('\nNothing was written.');
    process.exitCode = 1;
  }
}

async function newContent(folder: string) {
  const { files } = await begin(kind, rest, folder, today, terminal);
  // So that VS Code completes the front matter of the new file too.
  writeSchemas('.', folder);
  for (const file of files) console.log(`written: ${folder}/${file}`);
  console.log('Write on in the file; "npm run check" says whether all is well, "npm run dev" shows it.');
}

async function newPractice() {
  const named = rest[0]?.startsWith('-') === false;
  const path = resolve(named ? rest[0]! : 'practice');
  const below = relative('.', path).replaceAll('\\', '/');
  const folder = below.startsWith('..') ? path : below;
  const { files, todos } = await begin(kind, named ? rest.slice(1) : rest, folder, today, terminal);
  chooseFolder('.env', folder);
  writeSchemas('.', folder);
  console.log(
    [
      `written: ${files.length} files in ${folder}/, with ${todos} texts to write ("YAZILACAK:").`,
      `.env now says CONTENT_DIR=${folder}: every command works with this folder.`,
      '"npm run dev" shows the site, "npm run check" lists what is to do.',
    ].join('\n'),
  );
}
