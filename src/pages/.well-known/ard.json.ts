import type { APIRoute } from 'astro';
import { site } from '../../content/site.ts';
import { ardManifest } from '../../outputs/wellKnown.ts';

export const GET: APIRoute = () => new Response(ardManifest(site));
