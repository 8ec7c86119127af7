import type { APIRoute } from 'astro';
import { site } from '#loading/currentSite.ts';
import { securityTxt } from '#outputs/wellKnown.ts';

export const GET: APIRoute = () => new Response(securityTxt(site));
