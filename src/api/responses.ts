import type { z } from 'zod';
import type { Site } from '#site/site.ts';
import { answerResponseSchema } from './answerResponse.ts';
import { apiIndex, apiIndexSchema } from './apiIndex.ts';
import type { OperationId } from './edge/operationRoutes.ts';
import { faq, faqListSchema } from './faq.ts';
import { pageListSchema, pages } from './pages.ts';
import { postListSchema, posts, wholePostSchema } from './posts.ts';
import { practice } from './practice.ts';
import { practiceProfileSchema } from './practiceProfile.ts';
import { serviceListSchema, services } from './services.ts';

interface OperationResponse {
  /** The schema of the success response. */
  readonly schema: z.ZodType;
  /** Make the response; missing if it depends on more than the site. */
  readonly value?: (site: Site) => object;
}

export const RESPONSES: Readonly<Record<OperationId, OperationResponse>> = {
  getApiRoot: { schema: apiIndexSchema, value: apiIndex },
  getApiIndex: { schema: apiIndexSchema, value: apiIndex },
  getPractice: { schema: practiceProfileSchema, value: practice },
  listServices: { schema: serviceListSchema, value: services },
  listPages: { schema: pageListSchema, value: pages },
  listFaq: { schema: faqListSchema, value: (site) => faq(site) },
  listPosts: { schema: postListSchema, value: posts },
  getPost: { schema: wholePostSchema },
  answerQuestion: { schema: answerResponseSchema },
};
