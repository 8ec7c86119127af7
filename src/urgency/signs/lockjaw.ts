/** A mouth that does not open. */
export const LOCKJAW: readonly string[] = [
  'mouth enter:no',
  'mouth opens:no|open:unable !!slight !!joint !toomuch !very',
  'jaw lock:past !!clicking !!joint',
  'jaw locked !!clicking !!joint',
];
