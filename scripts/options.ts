import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads the options of a command. `--help` prints `usage`, whose first line is the command; what the command does not know ends it
 * with one line.
 */
export function readOptions<const C extends ParseArgsConfig>(
  usage: string,
  config: C,
): ReturnType<typeof parseArgs<C>> {
  if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  return orEnd(() => parseArgs(config));
}

/** What `read` returns; an error of it ends the command with one line. */
export function orEnd<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const reason = (error as Error).message.replace(/\. To specify .*|\.$/s, '');
    console.error(`${reason}; --help says what there is.`);
    process.exit(2);
  }
}
