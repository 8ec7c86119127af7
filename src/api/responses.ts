import type { z } from 'zod';
import type { Site } from '../site/site.ts';
import { answerResponseSchema } from './answers.ts';
import { apiIndexSchema, catalog } from './catalog.ts';
import { faq, faqListSchema } from './faq.ts';
import { pageListSchema, pages } from './pages.ts';
import { postListSchema, posts, postSchema } from './posts.ts';
import { practice } from './practice.ts';
import { practiceSchema } from './practiceSchema.ts';
import type { OperationId } from './routes.ts';
import { serviceListSchema, services } from './services.ts';

export interface OperationResponse {
  /** The schema of the success response; `openapi.json` is made from it. */
  readonly schema: z.ZodType;
  /** Make the response. Missing where it depends on more than the site. */
  readonly value?: (site: Site) => object;
}

/** What each operation responds with. */
export const RESPONSES: Readonly<Record<OperationId, OperationResponse>> = {
  getApiRoot: { schema: apiIndexSchema, value: catalog },
  getApiIndex: { schema: apiIndexSchema, value: catalog },
  getPractice: { schema: practiceSchema, value: practice },
  listServices: { schema: serviceListSchema, value: services },
  listPages: { schema: pageListSchema, value: pages },
  listFaq: { schema: faqListSchema, value: (site) => faq(site) },
  listPosts: { schema: postListSchema, value: posts },
  getPost: { schema: postSchema },
  answerQuestion: { schema: answerResponseSchema },
};

/** Get the name of an operation's response in `openapi.json`. */
export const responseName = (operationId: OperationId): string => RESPONSES[operationId].schema.meta()!.id!;
