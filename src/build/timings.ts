/** When a build reached what, so that one sees where its time goes. What is done side by side may end in any order. */
export class Timings {
  readonly #reached: string[] = [];

  /** Notes that something is done, now. */
  reached(what: string): void {
    this.#reached.push(`${(performance.now() / 1000).toFixed(2).padStart(7)} s  ${what}`);
  }

  /** The same at a step of a chain of promises. */
  done(what: string): <T>(value: T) => T {
    return (value) => {
      this.reached(what);
      return value;
    };
  }

  /** A line for each, with the seconds since this process began. */
  toString(): string {
    return this.#reached.join('\n');
  }
}
