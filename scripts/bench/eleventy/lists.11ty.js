const makers = {
  '/blog.html': (posts) =>
    `<ul>${posts.map(({ url, data }) => `<li><a href="${url}">${data.title}</a> ${data.description}</li>`).join('')}</ul>`,
  '/api/v1/posts.json': (posts) =>
    JSON.stringify({ count: posts.length, items: posts.map(({ url, data }) => ({ url, title: data.title })) }),
  '/sitemap.xml': (posts) =>
    `<urlset>${posts.map(({ url }) => `<url><loc>https://x.example${url}</loc></url>`).join('')}</urlset>`,
  '/feed.xml': (posts) =>
    `<rss><channel>${posts
      .slice(0, 50)
      .map(({ url, data }) => `<item><title>${data.title}</title><link>https://x.example${url}</link></item>`)
      .join('')}</channel></rss>`,
};
export const data = {
  paths: Object.keys(makers),
  pagination: { data: 'paths', size: 1, alias: 'path' },
  permalink: ({ path }) => path,
};
export const render = ({ path, collections }) => makers[path](collections.posts);
