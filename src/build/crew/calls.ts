import { parentPort, Worker } from 'node:worker_threads';

/** What a thread does when it is asked, by name. Input and output cross threads, so they are plain data. */
export type Jobs = Readonly<Record<string, (input: never) => unknown>>;

interface Call {
  readonly id: number;
  readonly job: string;
  readonly input: unknown;
}

type Reply = { readonly id: number } & ({ readonly output: unknown } | { readonly error: unknown });

/** A thread that can be asked to do the jobs of `J`, one after the other. */
export class Thread<J extends Jobs> {
  readonly #worker: Worker;
  readonly #open = new Map<number, PromiseWithResolvers<unknown>>();
  #last = 0;
  #lost: unknown;

  /** `module` answers calls for the jobs; `youngest` is the room for new objects, in MiB. */
  constructor(module: URL, youngest: number) {
    this.#worker = new Worker(module, { resourceLimits: { maxYoungGenerationSizeMb: youngest } });
    this.#worker.on('message', (reply: Reply) => {
      const call = this.#open.get(reply.id);
      this.#open.delete(reply.id);
      if ('error' in reply) call?.reject(reply.error);
      else call?.resolve(reply.output);
    });
    const lose = (error: unknown) => {
      this.#lost ??= error;
      for (const call of this.#open.values()) call.reject(this.#lost);
      this.#open.clear();
    };
    this.#worker.on('error', lose);
    this.#worker.on('exit', (code) => lose(new Error(`A thread of the build ended with ${code}.`)));
  }

  /** Calls that are not answered yet. */
  get waiting(): number {
    return this.#open.size;
  }

  /** Asks for a job. Rejects with what it throws, or when the thread ends. */
  call<N extends keyof J & string>(job: N, input: Parameters<J[N]>[0]): Promise<Awaited<ReturnType<J[N]>>> {
    if (this.#lost) return Promise.reject(this.#lost as Error);
    const id = ++this.#last;
    const call = Promise.withResolvers<unknown>();
    this.#open.set(id, call);
    this.#worker.postMessage({ id, job, input } satisfies Call);
    return call.promise as Promise<Awaited<ReturnType<J[N]>>>;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Makes this thread do jobs when the main one asks, one after the other. */
export function answerCalls(jobs: Jobs): void {
  const reply = (message: Reply) => parentPort?.postMessage(message);
  let turn: Promise<unknown> = Promise.resolve();
  parentPort?.on('message', ({ id, job, input }: Call) => {
    turn = turn
      .then(() => jobs[job]!(input as never))
      .then(
        (output) => reply({ id, output }),
        (error: unknown) => reply({ id, error }),
      );
  });
}
