import type { APIRoute } from 'astro';
import { site } from '#loading/currentSite.ts';
import { jsonFeed } from '#outputs/feeds.ts';

export const GET: APIRoute = () => new Response(jsonFeed(site, 1));
