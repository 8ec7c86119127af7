import type { Practice } from '#content/schemas/practiceFile.ts';

/** Who reviewed a page that names this reviewer. Somebody outside the practice reviews with its default reviewer. */
export const reviewersOf = ({ reviewer, reviewers }: Practice, name: string): readonly string[] =>
  reviewer !== undefined && reviewers.some((one) => one.name === name) ? [...new Set([reviewer, name])] : [name];
