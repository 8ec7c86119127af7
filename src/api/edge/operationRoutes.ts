export interface Route {
  readonly path: string;
  /** Files that hold its responses; none if responses are computed on request. */
  readonly snapshots: readonly string[];
}

/** The address of every operation. Texts are in `operations.ts`, which the edge function does not load. */
export const ROUTES = {
  getApiRoot: { path: '/api', snapshots: ['/api.json'] },
  getApiIndex: { path: '/api/v1', snapshots: ['/api/v1.json'] },
  getPractice: { path: '/api/v1/practice', snapshots: ['/api/v1/practice.json'] },
  listServices: { path: '/api/v1/services', snapshots: ['/api/v1/services.json'] },
  listPages: { path: '/api/v1/pages', snapshots: ['/api/v1/pages.json'] },
  listFaq: { path: '/api/v1/faq', snapshots: ['/api/v1/faq.json', '/api/v1/faq/{category}.json'] },
  listPosts: { path: '/api/v1/posts', snapshots: ['/api/v1/posts.json'] },
  getPost: { path: '/api/v1/posts/{slug}', snapshots: ['/api/v1/posts/{slug}.json'] },
  answerQuestion: { path: '/api/v1/answers', snapshots: [] },
} as const satisfies Readonly<Record<string, Route>>;

export type OperationId = keyof typeof ROUTES;
