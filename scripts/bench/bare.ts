import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import { parse } from 'yaml';
import { FOOTER, HEADER } from './frame.js';

// node bare.ts CONTENT OUT: the least a program can do for the same files, as the floor of the benchmark: no checks,
// no model, one template.
const [content = '', out = ''] = process.argv.slice(2);
const base = 'https://x.example';
const marked = new Marked();
const write = (path: string, text: string) => writeFileSync(join(out, path), text);
for (const folder of ['blog', 'api/v1/posts']) mkdirSync(join(out, folder), { recursive: true });

const items = readdirSync(join(content, 'posts')).map((name) => {
  const slug = name.replace(/\.md$/, '');
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(
    readFileSync(join(content, 'posts', name), 'utf8'),
  )!;
  const front = parse(yaml) as { title: string; description: string; keywords: string[]; relatedPosts?: string[] };
  const html = marked.parse(body, { async: false });
  const { title, description, keywords, relatedPosts = [] } = front;
  const related = relatedPosts.map((other) => `<li><a href="/blog/${other}">${other}</a></li>`).join('');
  write(
    `blog/${slug}.html`,
    `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${base}/blog/${slug}"></head><body>${HEADER}<main><h1>${title}</h1>${html}<ul>${related}</ul></main>${FOOTER}</body></html>`,
  );
  write(`blog/${slug}.md`, `# ${title}\n\n${body}\n---\nSource: ${base}/blog/${slug}\n`);
  write(
    `api/v1/posts/${slug}.json`,
    JSON.stringify({ slug, title, description, keywords, content: { markdown: body, html } }),
  );
  return { url: `${base}/blog/${slug}`, title, description };
});
write('blog.html', `<ul>${items.map(({ url, title }) => `<li><a href="${url}">${title}</a></li>`).join('')}</ul>`);
write('api/v1/posts.json', JSON.stringify({ count: items.length, items }));
write('sitemap.xml', `<urlset>${items.map(({ url }) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`);
write(
  'feed.xml',
  `<rss><channel>${items
    .slice(0, 50)
    .map(({ url, title }) => `<item><title>${title}</title><link>${url}</link></item>`)
    .join('')}</channel></rss>`,
);
