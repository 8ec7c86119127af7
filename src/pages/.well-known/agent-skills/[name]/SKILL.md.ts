import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#loading/currentSite.ts';
import { skillOf, skillText } from '#outputs/skill.ts';

export const getStaticPaths = (() => [{ params: { name: skillOf(site).name } }]) satisfies GetStaticPaths;

export const GET: APIRoute = () => new Response(skillText(site));
