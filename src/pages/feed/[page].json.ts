import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#loading/currentSite.ts';
import { furtherFeedPages, jsonFeed } from '#outputs/feeds.ts';

export const getStaticPaths = (() =>
  furtherFeedPages(site).map((page) => ({ params: { page: String(page) } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => new Response(jsonFeed(site, Number(params['page'])));
