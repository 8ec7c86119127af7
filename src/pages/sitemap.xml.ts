import type { APIRoute } from 'astro';
import { site } from '#loading/currentSite.ts';
import { sitemapXml } from '#outputs/wellKnown.ts';

export const GET: APIRoute = () => new Response(sitemapXml(site));
