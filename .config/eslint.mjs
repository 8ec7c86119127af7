import { join } from 'node:path';
import astro from 'eslint-plugin-astro';
import regexp from 'eslint-plugin-regexp';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { browsers } from './browsers.mjs';
import { READS_REQUESTS } from './requests.mjs';

/** Rules for scripts know nothing of styles. */
const STYLES = ['**/*.css'];
const notForStyles = (config) => ({ ...config, ignores: [...(config.ignores ?? []), ...STYLES] });

/** Matches expressions that look for links, headings, bold words, paragraphs or blocks of code. */
const READS_MARKDOWN = /\\\]\\\(|#\{|\\\*\\\*|\\n(?:\[[^\]]*\]\*|\\s\*)?\\n|\\n\{2|```/;

export default tseslint.config(
  {
    ignores: ['dist/', '.edge/', '.build/', '.astro/', '.netlify/', '.cache/', 'node_modules/'],
  },
  ...[...tseslint.configs.recommended, ...tseslint.configs.stylistic, ...astro.configs.recommended].map(notForStyles),
  {
    ignores: STYLES,
    plugins: { 'import-sort': importSort },
    rules: {
      // Packages, then other folders, then this one; by path, without blank lines.
      'import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^#', '^\\.\\.', '^\\.']] }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-duplicate-imports': 'error',
      'max-len': ['error', { code: Infinity, comments: 120, ignoreUrls: true }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-shadow': 'error',
      // Of Astro only what its documentation describes, so that an update breaks nothing.
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'astro', allowImportNames: ['APIRoute', 'AstroIntegration', 'build', 'GetStaticPaths'] }],
          patterns: [{ regex: '^astro/(?!config$)' }, { regex: '^astro:' }],
        },
      ],
    },
  },
  {
    // Rules that need types.
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: join(import.meta.dirname, '..') } },
    rules: {
      '@typescript-eslint/method-signature-style': 'error',
      // Functions are taken out of objects everywhere; none of them uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Content, form data and errors come as `unknown` and are shown as text.
      '@typescript-eslint/no-base-to-string': 'off',
      // An async function without await turns a throw into a rejection.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // Tests read JSON whose shape they are about to prove.
    files: ['tests/**/*.ts', 'scripts/benchEdge.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // One reader of Markdown: what a text is, its tree says. `scaffold` reads lists of YAML, the check
    // what no reader takes for markup.
    files: ['src/**/*.ts', 'src/**/*.astro'],
    ignores: ['src/markdown/**', 'src/scaffold/**', 'src/check/texts/unreadMarkup.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Literal[regex.pattern=${READS_MARKDOWN}]`,
          message: 'Only src/markdown reads Markdown by expressions; use the functions of its tree.',
        },
      ],
    },
  },
  {
    // What reads requests: no expression may take more than linear time, whatever it is given.
    files: READS_REQUESTS.map((place) => (place.endsWith('/') ? `${place}**/*.ts` : place)),
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  ...browsers,
);
