import { loadSite } from './load.ts';

/** The sample practice. Tests of a worker share both sites, and change neither. */
export const sample = loadSite('content', {});
/** The small practice of the tests, of another specialty. */
export const small = loadSite('tests/fixtures/practice', {});
