/** Version of the API and of `openapi.json`: src/api/README.md, "Versions". */
export const API_VERSION = '1.0.0';

interface Change {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly text: string;
}

/** Changes that a client may notice, newest first; the first dates the developers page. */
export const CHANGES: readonly [Change, ...Change[]] = [
  {
    version: '1.0.0',
    date: '2026-11-29',
    text:
      'The `question` of an answer about a day names the reason and the time that was asked about; whether you are closed ' +
      'is answered without yes or no. Beside `urgent` the ' +
      'English line of `notice` no longer says what an answer says. Two pages of a treatment in a neighbourhood and one ' +
      'post redirect. The structured data of a page may name two people in `reviewedBy`. Questions that a page answers ' +
      'have left the FAQ: their answers have the key of the question as `id` and that page as `url`; `category` has ' +
      'fewer values, and questions that stay may have another index in their `id`. `related` on a miss may hold pages. ' +
      '`urgent.kind` may be `clot`. A warning sign of a page answers what no entry does: its `id` begins with `bolum-`. ' +
      'Every 400 to a question says when to call 112; a question that is percent-encoded twice is read. ' +
      'The agent skill below `/.well-known/agent-skills/` is gone; `llms.txt` says what it said.',
  },
  {
    version: '1.0.0',
    date: '2026-11-28',
    text:
      'The FAQ has 17 categories instead of 10: questions that moved have new ids, and `category` has new values. ' +
      '`/.well-known/ard.json` is gone, and so are redirects from guessed addresses such as `/swagger.json`. ' +
      'The `url` of an answer from the FAQ ends in an anchor that stays when questions are inserted: `#soru-<key>`. ' +
      'The links of an `answer`, which is Markdown, are absolute; `/api/v1/posts/{slug}` of a post that had another address redirects. ' +
      'After a question in English the first line of `notice` and `fallback.message` is English; a question about a day is ' +
      'answered with yes or no; `openingHours[].display` says where the dates of holidays are; a bare `*` in `Accept` is `*/*`.',
  },
  {
    version: '1.0.0',
    date: '2026-11-27',
    text: 'JSON-LD names the public holidays by date; 404 and 406 say where else to look; `urgent.kind` has further values.',
  },
  {
    version: '1.0.0',
    date: '2026-11-26',
    text: '`booking.instructions` names the days on which the practice closes early, and where their dates are.',
  },
  {
    version: '1.0.0',
    date: '2026-11-24',
    text: 'Answers are no longer kept by caches: `Cache-Control: private, no-store`.',
  },
  {
    version: '1.0.0',
    date: '2026-11-23',
    text: '`urgent` has a `kind`; `/llms-full.txt`; `next_url` in the JSON feed; `Last-Modified` is no longer sent.',
  },
  { version: '1.0.0', date: '2026-11-21', text: 'The first version.' },
];
