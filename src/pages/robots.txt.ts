import type { APIRoute } from 'astro';
import { site } from '../content/site.ts';
import { robotsTxt } from '../outputs/wellKnown.ts';

export const GET: APIRoute = () => new Response(robotsTxt(site));
