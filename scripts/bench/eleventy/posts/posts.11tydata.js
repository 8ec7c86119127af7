export default { layout: 'page.11ty.js', permalink: '/blog/{{ page.fileSlug }}.html' };
