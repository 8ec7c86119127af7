import type { APIRoute } from 'astro';
import { openApiDocument } from '#api/snapshots.ts';
import { site } from '#loading/currentSite.ts';

export const GET: APIRoute = () => new Response(openApiDocument(site));
