import createClient from 'openapi-fetch';
import type { paths } from '../../../.cache/client/api';

/**
 * What a stranger writes with nothing but `openapi.json`: a typed client that walks the whole API. It is compiled
 * against the types generated from the served document, so that it fails if these lack what is used here.
 */
export async function walk(baseUrl: string) {
  const client = createClient<paths>({ baseUrl });
  const { data: index } = await client.GET('/api/v1');
  const { data: practice } = await client.GET('/api/v1/practice');
  const { data: services } = await client.GET('/api/v1/services');
  const { data: pages } = await client.GET('/api/v1/pages');
  const { data: faq } = await client.GET('/api/v1/faq');
  const { data: posts } = await client.GET('/api/v1/posts');
  const category = faq!.categories[0]!.id;
  const { data: one } = await client.GET('/api/v1/faq', { params: { query: { category } } });
  const slug = posts!.items[0]!.slug;
  const { data: post } = await client.GET('/api/v1/posts/{slug}', { params: { path: { slug } } });
  const { error, response } = await client.GET('/api/v1/posts/{slug}', { params: { path: { slug: 'no-such-post' } } });
  const question = faq!.categories[0]!.questions[0]!.question;
  const { data: answer } = await client.GET('/api/v1/answers', { params: { query: { q: question } } });
  const { data: silence } = await client.GET('/api/v1/answers', { params: { query: { q: 'xqzt wvkj pqrs' } } });
  return {
    operations: index!.endpoints.map(({ operationId }) => operationId),
    practice: practice!.name,
    kinds: services!.items.map(({ kind }) => kind),
    pages: pages!.count === pages!.items.length,
    category: one!.categories.map(({ id }) => id),
    post: post!.content.html.length > 0 && post!.author.name === practice!.doctor.name,
    problem: { status: response.status, code: error!.code, hint: error!.hint },
    question,
    // The union is told apart by `matched`.
    answer: answer!.matched
      ? { question: answer!.question, confidence: answer!.confidence, source: answer!.source }
      : undefined,
    silence: silence!.matched ? undefined : silence!.fallback.channel,
    expectedCategory: category,
  };
}
