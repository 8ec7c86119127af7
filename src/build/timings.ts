/** Where a build's time goes: of each stage, the seconds it took, and when it was done. */
export class Timings {
  readonly #lines: string[] = [];
  #last = 0;

  /** Notes that the stage which followed the last one is done, now. */
  reached(what: string): void {
    const now = performance.now();
    this.#note(now - this.#last, now, what);
    this.#last = now;
  }

  /** Notes when a stage is done that goes on beside others. @returns what it comes to. */
  async beside<T>(what: string, work: Promise<T>): Promise<T> {
    const began = performance.now();
    const made = await work;
    const now = performance.now();
    this.#note(now - began, now, `(${what}, beside)`);
    return made;
  }

  #note(took: number, now: number, what: string): void {
    this.#lines.push(`${seconds(took)} s ${seconds(now)} s  ${what}`);
  }

  /** A line for each: the seconds it took, those since this process began. */
  toString(): string {
    return ['   took     until', ...this.#lines].join('\n');
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2).padStart(7);
