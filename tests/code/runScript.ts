import { execFile } from 'node:child_process';

/**
 * Run a script of package.json.
 * @throws Error with what it printed, if it fails.
 */
export function runScript(name: string): Promise<void> {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  return new Promise((resolve, reject) => {
    execFile('npm', ['run', '--silent', name], { env, maxBuffer: Infinity }, (error, stdout, stderr) => {
      if (error) reject(new Error(`npm run ${name}\n${stdout}${stderr}`));
      else resolve();
    });
  });
}
