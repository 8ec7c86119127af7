/** Time between two lines, in milliseconds: a short build prints none. */
const EVERY = 2000;

/** Tells how far the pages are, so that a long build is seen to go on. */
export class Progress {
  #total = 0;
  #made = 0;
  #told = 0;

  begin(total: number): void {
    this.#total = total;
    this.#told = performance.now();
  }

  step(): void {
    this.#made++;
    if (performance.now() - this.#told < EVERY) return;
    this.#told = performance.now();
    console.log(`  ${this.#made} of ${this.#total} pages`);
  }
}
