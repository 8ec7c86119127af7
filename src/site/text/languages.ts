import type { Doctor } from '#content/schemas/practiceFile.ts';
import { BRIEF } from '../words/interfaceWords.ts';

const names = new Intl.DisplayNames('tr', { type: 'language' });

/**
 * List languages by their Turkish names: `Türkçe, İngilizce`.
 * @param codes such as `tr`.
 */
export const languageNames = (codes: readonly string[]): string => codes.map((code) => names.of(code)).join(', ');

/** A doctor's languages: `Diller: Türkçe, İngilizce`. */
export const languagesLine = ({ languages }: Doctor): string | undefined =>
  languages && `${BRIEF.practice.languages}: ${languageNames(languages)}`;
