import type { Question } from 'schema-dts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { pageUrl } from './ids.ts';

/** The questions that stand on a page, each with its own address. */
export const questionNodes = (site: Site, page: Page): Question[] =>
  page.blocks.flatMap((block) =>
    block.type === 'questions'
      ? block.questions.map(({ id, question, answer }): Question => ({
          '@type': 'Question',
          '@id': `${pageUrl(site, page)}#${id}`,
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }))
      : [],
  );
