import type { z } from 'zod';
import type { Site } from '#site/site.ts';
import { catalog } from './catalog.ts';
import { faq } from './faq.ts';
import { pages } from './pages.ts';
import { posts } from './posts.ts';
import { practice } from './practice.ts';
import type { OperationId } from './routes.ts';
import { answerResponseSchema } from './schemas/answerResponse.ts';
import { apiIndexSchema } from './schemas/apiIndex.ts';
import { faqListSchema } from './schemas/faqList.ts';
import { pageListSchema } from './schemas/pageList.ts';
import { postListSchema, postSchema } from './schemas/postList.ts';
import { practiceSchema } from './schemas/practiceProfile.ts';
import { serviceListSchema } from './schemas/serviceList.ts';
import { services } from './services.ts';

interface OperationResponse {
  /** The schema of the success response. */
  readonly schema: z.ZodType;
  /** Make the response; missing if it depends on more than the site. */
  readonly value?: (site: Site) => object;
}

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
