import type { Ask } from '../../src/scaffold/input.ts';

/** A terminal where lines are typed one after another, then broken off; `asked` and what is `said` to be wrong come back. */
export function terminal(typed: string[]) {
  const [asked, said] = [[] as string[], [] as string[]];
  const ask: Ask = (message, wrong) => {
    asked.push(message);
    for (let line = typed.shift(); line !== undefined; line = typed.shift()) {
      const fault = wrong(line);
      if (fault === undefined) return Promise.resolve(line);
      said.push(fault);
    }
    return Promise.resolve(undefined);
  };
  return { ask, asked, said };
}
