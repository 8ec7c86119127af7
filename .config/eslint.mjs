import { join } from 'node:path';
import astro from 'eslint-plugin-astro';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { engines } from './engines.mjs';

/** Rules for scripts know nothing of styles. */
const STYLES = ['**/*.css'];
const notForStyles = (config) => ({ ...config, ignores: [...(config.ignores ?? []), ...STYLES] });

export default tseslint.config(
  { ignores: ['dist/', '.edge/', '.build/', '.astro/', '.netlify/', '.cache/', 'node_modules/', 'screenshots/'] },
  ...[...tseslint.configs.recommended, ...tseslint.configs.stylistic, ...astro.configs.recommended].map(notForStyles),
  {
    ignores: STYLES,
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    // What a promise or a closed set of values leaves undone: needs types, so TypeScript files only.
    files: ['**/*.ts'],
    // The client of the served tests has a configuration of its own.
    ignores: ['tests/served/client/**'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: join(import.meta.dirname, '..') } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // What reads requests: no expression may take more than linear time, whatever it is given.
    files: ['src/{edge,answers,api,server,site}/**/*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  ...engines,
);
