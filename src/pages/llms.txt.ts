import type { APIRoute } from 'astro';
import { site } from '#loading/currentSite.ts';
import { llmsTxt } from '#outputs/llms.ts';

export const GET: APIRoute = () => new Response(llmsTxt(site));
