import { EMERGENCY_HINT, invalidQuestion } from '#api/edge/errorTexts.ts';
import { answerTo, type Engines, firstAidFor } from './answerTo.ts';
import type { EdgeSite } from './edgeData.ts';
import { ANSWER_HEADERS } from './headers.ts';
import { questionOf } from './questionOf.ts';
import { problemResponse, respond } from './respond.ts';

/** Respond to `GET /api/v1/answers`: src/api/README.md, "Operations". */
export function respondWithAnswer(url: URL, data: EdgeSite, engines: Engines): Response {
  const question = questionOf(url.search);
  if ('wrong' in question) {
    const { detail, longText = '' } = question;
    // A question that cannot be read may be about an emergency, so the hint says when to call 112.
    const urgent = firstAidFor(longText, engines);
    const hint = urgent ? `${urgent.messageEn} ${urgent.message}` : EMERGENCY_HINT;
    return problemResponse(invalidQuestion(data, detail, hint), data.base, url);
  }
  const { body } = answerTo(question.text, data, engines);
  return respond(200, `${JSON.stringify(body)}\n`, { ...ANSWER_HEADERS, 'Content-Signal': data.contentSignal });
}
