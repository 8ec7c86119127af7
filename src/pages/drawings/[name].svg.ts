import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#loading/currentSite.ts';

export const getStaticPaths = (() =>
  [...site.drawings.keys()].map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => new Response(site.drawings.get(params['name']!));
