import type { APIRoute } from 'astro';
import { site } from '#loading/currentSite.ts';
import { svgIcon } from '#outputs/favicons.ts';

export const GET: APIRoute = async () => new Response(await svgIcon(site));
