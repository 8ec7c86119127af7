/** Numbness of which no more is said. */
export const NUMBNESS: readonly string[] = [
  'mouth|face|lip|tongue|cheek numb:told !!numbed !!medicine !!brushing !!chronic !!afraid',
];
