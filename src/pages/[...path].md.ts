import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#loading/currentSite.ts';
import { markdownPath } from '#site/addresses.ts';
import { alternate } from '#site/alternate/alternate.ts';
import type { Page } from '#site/page.ts';

export const getStaticPaths = (() =>
  site.pages.map((page) => ({
    params: { path: markdownPath(page.path).slice(1, -'.md'.length) },
    props: { page },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: Page }> = ({ props }) => new Response(alternate(props.page, site));
