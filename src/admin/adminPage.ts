import { escapeHtml } from '#markdown/escape.ts';

/** Create `/admin/index.html`, which the editor takes over. */
export const adminPage = (title: string): string => `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(title)}</title>
    <link href="/admin/config.yml" type="application/yaml" rel="cms-config-url" />
    <style>
      :root { --sui-font-family-default: system-ui, sans-serif; --sui-font-family-monospace: ui-monospace, monospace; }
    </style>
  </head>
  <body>
    <script src="/admin/sveltia-cms.js"></script>
  </body>
</html>
`;
