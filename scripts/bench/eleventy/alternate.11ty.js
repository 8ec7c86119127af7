export const data = {
  pagination: { data: 'collections.posts', size: 1, alias: 'post' },
  permalink: ({ post }) => `/blog/${post.fileSlug}.md`,
};
export const render = ({ post }) =>
  `# ${post.data.title}\n\n${post.rawInput}\n\n---\nSource: https://x.example${post.url}\n`;
