import type { Ask } from '#scaffold/input.ts';

/** A terminal that answers with typed lines, then cancels. Records the questions (`asked`) and errors (`said`). */
export function terminal(typed: string[]) {
  const [asked, said] = [[] as string[], [] as string[]];
  const ask: Ask = (message, validate) => {
    asked.push(message);
    for (let line = typed.shift(); line !== undefined; line = typed.shift()) {
      const fault = validate(line);
      if (fault === undefined) return Promise.resolve(line);
      said.push(fault);
    }
    return Promise.resolve(undefined);
  };
  return { ask, asked, said };
}
