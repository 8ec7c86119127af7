import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Read the options of a command. `--help` prints `usage`, whose first line is the command; an unknown option ends the
 * command with one line.
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

/** Return what `read` returns; if it throws, end the command with one line. */
export function orEnd<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const reason = (error as Error).message.replace(/\. To specify .*|\.$/s, '');
    console.error(`${reason}; see --help.`);
    process.exit(2);
  }
}
