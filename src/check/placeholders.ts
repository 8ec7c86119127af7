import type { Problem } from '../entries/problem.ts';
import { finding, type Passage } from './passage.ts';

/** Stands before what is still to be written. `npm run new -- practice` writes it; an editor may, too. */
export const TODO = 'YAZILACAK:';

/** One warning for each text that is still to be written. */
export function placeholderProblems(passage: Passage): Problem[] {
  const index = passage.text.indexOf(TODO);
  if (index < 0) return [];
  const words = passage.text.slice(index + TODO.length).trim();
  const what = words.length > 80 ? `${words.slice(0, 79)}…` : words;
  return [finding('warning', passage, index, `to do: ${what || 'write this text'}`)];
}

/** Whether a problem is a text still to be written. */
export const isPlaceholder = ({ severity, message }: Problem): boolean =>
  severity === 'warning' && message.startsWith('to do:');
