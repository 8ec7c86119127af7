/**
 * Folders and files whose code reads requests. tests/modules.test.ts compares this list with what the edge function and
 * the Node server import.
 */
export const READS_REQUESTS = [
  'src/answers/',
  'src/api/',
  'src/ask/',
  'src/edge/',
  'src/files/',
  'src/hours/',
  'src/markdown/',
  'src/server/',
  'src/site/',
  'src/turkish/',
  'src/urgency/',
];
