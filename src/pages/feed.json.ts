import type { APIRoute } from 'astro';
import { site } from '../content/site.ts';
import { jsonFeed } from '../outputs/feeds.ts';

export const GET: APIRoute = () => new Response(jsonFeed(site, 1));
