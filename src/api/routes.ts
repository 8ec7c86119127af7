/** Where an operation is. */
export interface Route {
  readonly path: string;
  /** The files that hold its responses, src/api/README.md, Addresses; none where the response is computed on request. */
  readonly snapshots: readonly string[];
}

/** Of every operation by its id: all that answering a request must know. What is said of each is in `operations.ts`. */
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
