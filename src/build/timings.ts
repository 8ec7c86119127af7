/** When a build reached what, so that one sees where its time goes. */
export class Timings {
  readonly #lines: string[] = [];

  /** Notes that something is done, now. */
  reached(what: string): void {
    this.#lines.push(`${(performance.now() / 1000).toFixed(2).padStart(7)} s  ${what}`);
  }

  /** A line for each, with the seconds since this process began. */
  toString(): string {
    return this.#lines.join('\n');
  }
}
