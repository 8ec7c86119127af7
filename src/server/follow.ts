import { unwatchFile, watchFile, type Stats } from 'node:fs';
import type { AnswersIndex } from '../answers/data.ts';
import type { AnswerQuestion } from '../edge/answers.ts';
import { edgeFile, readBuilt } from './folder.ts';
import { answers, type AnswerRequest } from './server.ts';

export interface FollowingSite {
  readonly answer: AnswerRequest;
  /** Lets go of the folder. Requests are answered still. */
  stop(): void;
}

export interface FollowOptions {
  /** How often the folder is looked at, in milliseconds. */
  readonly interval?: number;
  /** Called when a build cannot be read; the site before it stays. */
  readonly report?: (error: unknown) => void;
}

/**
 * Answers from the site in a folder, and from each that a later build puts there: the old one answers until the new one
 * has been read, and ends the requests it has begun.
 * @throws Error where there is no build.
 */
export async function followBuilds(
  folder: string,
  createAnswer: (index: AnswersIndex) => AnswerQuestion,
  { interval = 500, report = console.error }: FollowOptions = {},
): Promise<FollowingSite> {
  const read = async (): Promise<AnswerRequest> => {
    const built = await readBuilt(folder);
    return answers({ ...built, answer: createAnswer(built.data.answers) });
  };
  let current = await read();
  let reading = Promise.resolve();

  // Stands for the whole build: it is swapped after `dist`, and is missing only in between.
  const file = edgeFile(folder);
  const look = (now: Stats) => {
    if (now.mtimeMs === 0) return;
    reading = reading.then(read).then((next) => void (current = next), report);
  };
  watchFile(file, { interval, persistent: false }, look);
  return { answer: (request) => current(request), stop: () => unwatchFile(file, look) };
}
