import type { APIRoute } from 'astro';
import { snapshot } from '#api/snapshots.ts';
import { site } from '#loading/currentSite.ts';

export const GET: APIRoute = () => new Response(snapshot(site, 'listPosts'));
