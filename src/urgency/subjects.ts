import { readWords } from './readWords.ts';

/** What `when` may name in firstAid.yaml. */
export const SUBJECTS = ['tooth', 'mouth', 'limb', 'child', 'pregnancy'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** subjects.yaml */
export type SubjectWords = Readonly<Record<Subject | 'feeding', string>>;

/**
 * Create a function that gets what a question is about. One about a tooth is about the mouth, too. Whoever is pregnant,
 * and every patient of a practice for pregnancy, means the unborn child unless a word tells that it is born.
 */
export function createSubjects(wordsAbout: SubjectWords, ofPractice: readonly Subject[]) {
  return (question: string, isBorn: boolean): readonly Subject[] => {
    const words = readWords(question).join(' ');
    const names = (subject: keyof SubjectWords) =>
      ofPractice.some((one) => one === subject) || new RegExp(wordsAbout[subject]).test(words);
    const isMother = names('pregnancy') || names('feeding');
    return SUBJECTS.filter((subject) =>
      subject === 'child' && isMother && !isBorn
        ? ofPractice.includes('child')
        : names(subject) || (subject === 'mouth' && names('tooth')),
    );
  };
}
