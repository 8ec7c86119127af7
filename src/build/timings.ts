/** Duration and end of each stage of a build. */
export class Timings {
  readonly #lines: string[] = [];
  #last = 0;

  /** Mark the end of a stage that began with the previous mark. */
  mark(what: string): void {
    const now = performance.now();
    this.#note(now - this.#last, now, what);
    this.#last = now;
  }

  /** Time a stage that runs in parallel. @returns its result */
  async parallel<T>(what: string, work: Promise<T>): Promise<T> {
    const began = performance.now();
    const made = await work;
    const now = performance.now();
    this.#note(now - began, now, `(${what}, beside)`);
    return made;
  }

  #note(took: number, now: number, what: string): void {
    this.#lines.push(`${seconds(took)} s ${seconds(now)} s  ${what}`);
  }

  /** Format a table: seconds taken, seconds since the process began. */
  toString(): string {
    return ['   took     until', ...this.#lines].join('\n');
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2).padStart(7);
