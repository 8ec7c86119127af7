import { DEVELOPERS } from '#site/addresses.ts';
import type { ProblemDetails } from '../problemDetails.ts';
import type { ErrorText } from './errorTexts.ts';
import { problemAnchor, PROBLEMS } from './problemCodes.ts';

/**
 * Make the body of an error response.
 * @param instance Path and query of the request, still encoded.
 */
export function problemBody({ code, detail, hint }: ErrorText, base: string, instance: string): ProblemDetails {
  const { status, title } = PROBLEMS[code];
  const docs = `${base}${DEVELOPERS}`;
  const type = `${docs}#${problemAnchor(code)}`;
  return { type, title, status, detail, instance, code, hint, docs };
}
