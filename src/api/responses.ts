import type { z } from 'zod';
import type { Site } from '#site/site.ts';
import { answerResponseSchema } from './answerResponse.ts';
import { apiIndex, apiIndexSchema } from './apiIndex.ts';
import type { OperationId } from './edge/operationRoutes.ts';
import { faqList, faqListSchema } from './faq.ts';
import { pageList, pageListSchema } from './pages.ts';
import { postList, postListSchema, wholePostSchema } from './posts.ts';
import { practiceProfile } from './practice.ts';
import { practiceProfileSchema } from './practiceProfile.ts';
import { serviceList, serviceListSchema } from './services.ts';

interface OperationResponse {
  /** The schema of the success response. */
  readonly schema: z.ZodType;
  /** Make the response; missing if it depends on more than the site. */
  readonly value?: (site: Site) => object;
}

export const RESPONSES: Readonly<Record<OperationId, OperationResponse>> = {
  getApiRoot: { schema: apiIndexSchema, value: apiIndex },
  getApiIndex: { schema: apiIndexSchema, value: apiIndex },
  getPractice: { schema: practiceProfileSchema, value: practiceProfile },
  listServices: { schema: serviceListSchema, value: serviceList },
  listPages: { schema: pageListSchema, value: pageList },
  listFaq: { schema: faqListSchema, value: (site) => faqList(site) },
  listPosts: { schema: postListSchema, value: postList },
  getPost: { schema: wholePostSchema },
  answerQuestion: { schema: answerResponseSchema },
};
