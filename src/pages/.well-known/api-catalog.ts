import type { APIRoute } from 'astro';
import { site } from '#loading/currentSite.ts';
import { apiCatalog } from '#outputs/wellKnown.ts';

export const GET: APIRoute = () => new Response(apiCatalog(site));
