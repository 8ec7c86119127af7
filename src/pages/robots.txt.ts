import type { APIRoute } from 'astro';
import { site } from '#loading/currentSite.ts';
import { robotsTxt } from '#outputs/wellKnown.ts';

export const GET: APIRoute = () => new Response(robotsTxt(site));
