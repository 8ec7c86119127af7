import buildPractices from '../../tests/dist/built.ts';

// The stage `build` makes the sites that other stages read.
await buildPractices();
