import type { APIRoute } from 'astro';
import { site } from '#loading/currentSite.ts';
import { svgIcon } from '#outputs/favicons.ts';

export const GET: APIRoute = () => new Response(svgIcon(site));
