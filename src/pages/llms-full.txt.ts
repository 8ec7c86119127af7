import type { APIRoute } from 'astro';
import { site } from '../content/site.ts';
import { llmsFullTxt } from '../outputs/llms.ts';

export const GET: APIRoute = () => new Response(llmsFullTxt(site));
