import type { APIRoute, GetStaticPaths } from 'astro';
import { postSnapshot } from '#api/snapshots.ts';
import { site } from '#loading/currentSite.ts';
import type { SitePost } from '#site/site.ts';

export const getStaticPaths = (() =>
  site.posts.map((post) => ({ params: { slug: post.slug }, props: { post } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ post: SitePost }> = ({ props }) => new Response(postSnapshot(site, props.post));
