import type { APIRoute } from 'astro';
import { site } from '#loading/currentSite.ts';
import { webManifest } from '#outputs/favicons.ts';

export const GET: APIRoute = () => new Response(webManifest(site));
