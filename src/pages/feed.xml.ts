import type { APIRoute } from 'astro';
import { site } from '#loading/currentSite.ts';
import { rssFeed } from '#outputs/feeds.ts';

export const GET: APIRoute = () => rssFeed(site);
