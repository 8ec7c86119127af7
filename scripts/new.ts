import { createInterface } from 'node:readline';
import { begin, help } from '../src/scaffold/begin.ts';
import { writeSchemas } from '../src/scaffold/intellisense.ts';
import { KINDS } from '../src/scaffold/kinds.ts';
import { contentFolder } from '../src/entries/read.ts';
import { loadContent } from '../src/build/load.ts';

// npm run new [-- KIND [--FLAG value …]]: what flags do not say is asked.
const args = process.argv.slice(2);
const folder = contentFolder();
if (args.includes('--help') || args.includes('-h')) {
  const content = loadContent(folder);
  const kinds = Object.entries(KINDS).filter(([name]) => !Object.hasOwn(KINDS, args[0]!) || name === args[0]);
  for (const [name, kind] of kinds) console.log(`npm run new -- ${name}: ${kind.about}\n${help(kind, content)}\n`);
} else {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  try {
    const files = await begin(args, folder, new Date().toLocaleDateString('sv'), {
      say: (line) => console.log(line),
      async hear(prompt) {
        process.stdout.write(prompt);
        const { value, done } = await lines.next();
        return done ? undefined : value;
      },
    });
    // So that VS Code completes the front matter of the new file too.
    writeSchemas('.', folder);
    for (const file of files) console.log(`written: ${folder}/${file}`);
    console.log('Write on in the file; "npm run check" says whether all is well, "npm run dev" shows it.');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(`\n${error.message}\nNothing was written.`);
    process.exitCode = 1;
  } finally {
    terminal.close();
  }
}
