export const data = {
  pagination: { data: 'collections.posts', size: 1, alias: 'post' },
  permalink: ({ post }) => `/api/v1/posts/${post.fileSlug}.json`,
};
export const render = ({ post }) => {
  const { title, description, keywords } = post.data;
  const content = { markdown: post.rawInput, html: post.content };
  return JSON.stringify({ slug: post.fileSlug, title, description, keywords, content });
};
