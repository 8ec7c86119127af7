import type { APIRoute } from 'astro';
import { site } from '#loading/currentSite.ts';
import { llmsFullTxt } from '#outputs/llms.ts';

export const GET: APIRoute = () => new Response(llmsFullTxt(site));
