import { opensUrgently } from './care.ts';
import { kindOf } from './kinds.ts';
import type { Page } from './page.ts';
import { EMERGENCY_NUMBER } from './words.ts';

/**
 * What is between a page's title and its text: its description, where the page does not begin with words of its own. Where the
 * card of signs for an ambulance follows at once, the lead does not send to it a second time: its other sentences stay.
 */
export function leadOf({ kind, indexOf, description, blocks }: Page): string | undefined {
  if (indexOf === undefined && !kindOf(kind).described) return undefined;
  if (blocks[0]?.type === 'lead') return undefined;
  if (!opensUrgently(blocks)) return description;
  const sentences = description.split(/(?<=[.!?…]) /);
  const others = sentences.filter((sentence) => !sentence.includes(EMERGENCY_NUMBER));
  return others.length > 0 ? others.join(' ') : description;
}
