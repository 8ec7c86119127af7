import type { Site } from '../site/site.ts';
import { openApi } from './openapi.ts';
import { staticResponses } from './responses.ts';
import { validateAgainstOpenApi } from './validate.ts';

/** A JSON file of the API, to be written as it is. */
export interface Snapshot {
  /** Site path such as `/api/v1/practice.json`. */
  readonly path: string;
  readonly body: string;
}

/**
 * `openapi.json` and every JSON file it describes, each proved against its schema there.
 * @throws Error after the last file, naming every place of every file that does not fit.
 */
export function* snapshots(site: Site): Generator<Snapshot> {
  const document = openApi(site);
  yield { path: '/openapi.json', body: json(document) };
  const faults: string[] = [];
  for (const { path, operationId, value } of staticResponses(site)) {
    for (const { pointer, message } of validateAgainstOpenApi(document, operationId, value))
      faults.push(`${path}  ${pointer || '/'}  ${message}`);
    yield { path, body: json(value) };
  }
  if (faults.length > 0)
    throw new Error(`${faults.length} places in the API's files do not fit openapi.json:\n${faults.join('\n')}`);
}

const json = (value: object): string => `${JSON.stringify(value)}\n`;
