import type { Doctor } from '../entries/practice.ts';
import { BRIEF } from './words.ts';

const names = new Intl.DisplayNames('tr', { type: 'language' });

/** Languages by their Turkish names, such as `Türkçe, İngilizce`. @param codes such as `tr`. */
export const languageNames = (codes: readonly string[]): string => codes.map((code) => names.of(code)).join(', ');

/** What one professional speaks, such as `Diller: Türkçe, İngilizce`; nothing where the practice does not say. */
export const spokenBy = ({ languages }: Doctor): string | undefined =>
  languages && `${BRIEF.practice.languages}: ${languageNames(languages)}`;
