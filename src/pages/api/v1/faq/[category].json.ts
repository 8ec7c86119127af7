import type { APIRoute, GetStaticPaths } from 'astro';
import { faqSnapshot } from '#api/snapshots.ts';
import { site } from '#loading/currentSite.ts';

export const getStaticPaths = (() =>
  site.faq.map(({ slug }) => ({ params: { category: slug } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => new Response(faqSnapshot(site, params['category']!));
