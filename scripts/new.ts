import { isCancel, text } from '@clack/prompts';
import { resolve, relative } from 'node:path';
import { begin, help, helpOf, unknownKind } from '../src/scaffold/begin.ts';
import { beginPractice, chooseFolder } from '../src/scaffold/beginPractice.ts';
import type { Prompt } from '../src/scaffold/collect.ts';
import { InputError } from '../src/scaffold/draft.ts';
import { writeSchemas } from '../src/scaffold/intellisense.ts';
import { KINDS } from '../src/scaffold/kinds.ts';
import { PRACTICE_ASKS } from '../src/scaffold/practiceAsks.ts';
import { contentFolder } from '../src/entries/read.ts';
import { loadContent } from '../src/build/load.ts';

// npm run new -- KIND [--FLAG value …], npm run new -- practice FOLDER [--FLAG value …]: without flags it asks.
const args = process.argv.slice(2);
const [kind = '', ...rest] = args[0]?.startsWith('-') ? ['', ...args] : args;
const today = new Date().toLocaleDateString('sv');

/** Asks at a terminal; a program that is not one gives flags. */
const prompt: Prompt | undefined = process.stdin.isTTY
  ? {
      async text(message, fault) {
        const answer = await text({ message, validate: (value) => fault(value ?? '') });
        return isCancel(answer) ? undefined : (answer ?? '');
      },
    }
  : undefined;

if (args.includes('--help') || args.includes('-h') || kind === '') {
  if (!kind || kind === 'practice')
    console.log(`npm run new -- practice FOLDER: the content of a practice of its own\n${helpOf(PRACTICE_ASKS)}\n`);
  const content = loadContent(contentFolder());
  for (const [name, one] of Object.entries(KINDS))
    if (!kind || kind === name) console.log(`npm run new -- ${name}: ${one.about}\n${help(one, content)}\n`);
  if (!Object.hasOwn(KINDS, kind) && kind !== 'practice' && kind !== '') console.error(unknownKind(kind));
} else {
  try {
    if (kind === 'practice') await newPractice();
    else await newContent(contentFolder());
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error.message);
    if (error instanceof InputError) console.error('\nNothing was written.');
    process.exitCode = 1;
  }
}

async function newContent(folder: string) {
  const files = await begin(kind, rest, folder, today, prompt);
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
  const { files, todos } = await beginPractice(folder, named ? rest.slice(1) : rest, today, prompt);
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
