import type { APIRoute } from 'astro';
import { site } from '#loading/currentSite.ts';
import { skillIndex } from '#outputs/skill.ts';

export const GET: APIRoute = () => new Response(skillIndex(site));
