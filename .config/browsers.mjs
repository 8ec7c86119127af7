import css from '@eslint/css';
import baseline from 'eslint-plugin-baseline-js';

/*
 * The oldest browsers in which reading, the menu, the calls and asking work: iOS and Safari 15.4, Firefox 115, Chromium
 * 109. The build (astro.config.mjs) rewrites nesting, ranges of media queries and `mask` for them. Newer features are
 * allowed only below, each with what an older browser shows instead.
 */
const YEAR = 2022;

/** Scripts that browsers load; tests/modules.test.ts compares them with the imports of the pages' scripts. */
export const SCRIPTS = ['src/*/browser/*.ts', 'src/hours/{dates,hoursOn,intervals,openAt,openingLine}.ts'];

export const browsers = [
  {
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: YEAR,
          allowSelectors: [
            'nesting', // rewritten by the build
            'has', // a layout or a choice for some content only; never in one rule with a selector that others need
            'marker', // markers in the colour of the text
            'details-content', // in `@supports`: the fold opens at a touch
            'popover-open', // in `@supports`: frame/Menu.css has the link that opens the menu
          ],
          allowAtRules: [
            'container', // the layout by the window's width, which holds without it
            'page', // the paper and the margins of the printer
          ],
          allowMediaConditions: ['scripting'], // calls that are right at any hour are shown too late, never hidden
          allowFunctions: ['color-mix'], // in `@supports`: tokens.css has plain colours
          allowProperties: [
            'animation-range', // in `@supports`: all that moves with scrolling stands still
            'container-type', // see `container`
            'content-visibility', // see `details-content`
            'forced-color-adjust', // colours of the system
            'hanging-punctuation', // quotation marks within the column
            'hyphenate-limit-chars', // in `@supports`: no hyphenation
            'hyphens',
            'mask', // prefixed by the build
            'outline', // in one line with the corner of its box; square before
            'overscroll-behavior', // the page behind the menu scrolls on
            'scrollbar-width', // the system's own scrollbar
            'text-size-adjust', // prefixed by hand
            'text-wrap', // lines of uneven length
          ],
          allowPropertyValues: { float: ['inline-end'], 'break-after': ['avoid'] },
        },
      ],
    },
  },
  {
    files: SCRIPTS,
    plugins: { 'baseline-js': baseline },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: YEAR,
          ignoreFeatures: ['async-clipboard'],
          includeWebApis: { preset: 'type-aware' },
          includeJsBuiltins: { preset: 'type-aware' },
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
          message: 'A lookbehind stops the whole script on iOS before 16.4.',
        },
      ],
    },
  },
];
