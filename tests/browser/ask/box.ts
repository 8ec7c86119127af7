import type { Page, Route } from 'playwright-core';
import { ASK } from '#site/words/interfaceWords.ts';
import { SITE } from '../visit.ts';

interface Question {
  readonly question: string;
  readonly answer: string;
  readonly url: string;
}

const { categories } = (await (await fetch(`${SITE}/api/v1/faq`)).json()) as {
  categories: readonly { questions: readonly Question[] }[];
};
/** Questions that the FAQ answers. */
export const [known, other] = categories.map(({ questions }) => questions[0]!) as [Question, Question];
/** A question that nothing answers. */
export const NONSENSE = 'Qwrtz plmkn vbxzq?';

/** Requests for an answer, as a route of the browser. */
export const ANSWERS = '**/sor?*';

/** The end of an address that opens a page with a question. */
export const asking = (question: string): string => `?q=${encodeURIComponent(question)}`;

/** The parts of the question box of a page. */
export const boxOf = (page: Page) => {
  const box = page.locator('ask-box');
  return {
    box,
    field: box.getByRole('textbox', { name: ASK.heading }),
    button: box.getByRole('button', { name: ASK.submit }),
    status: box.getByRole('status'),
    result: box.locator('[data-result]'),
    heading: box.locator('[data-result] h3'),
  };
};

/** Type a question and send it. */
export const ask = async (page: Page, question: string): Promise<void> => {
  await boxOf(page).field.fill(question);
  await boxOf(page).button.click();
};

/** Hold requests until the test lets them continue. */
export async function hold(page: Page): Promise<{ held: Route[]; next: () => Promise<Route> }> {
  const held: Route[] = [];
  let wake: () => void = () => undefined;
  await page.route(ANSWERS, (route) => {
    held.push(route);
    wake();
  });
  const next = async (): Promise<Route> => {
    if (held.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return held.at(-1)!;
  };
  return { held, next };
}
