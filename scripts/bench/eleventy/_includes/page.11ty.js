import { FOOTER, HEADER } from '../../frame.js';

export const render = ({ title, description, relatedPosts = [], page, content }) =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="https://x.example${page.url}"></head><body>${HEADER}<main><h1>${title}</h1>${content}<ul>${relatedPosts.map((slug) => `<li><a href="/blog/${slug}">${slug}</a></li>`).join('')}</ul></main>${FOOTER}</body></html>`;
