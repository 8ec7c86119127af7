import type { APIRoute } from 'astro';
import { site } from '../../content/site.ts';
import { apiCatalog } from '../../outputs/wellKnown.ts';

export const GET: APIRoute = () => new Response(apiCatalog(site));
