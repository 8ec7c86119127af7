import type { APIRoute, GetStaticPaths } from 'astro';
import { postSnapshot } from '#api/snapshots.ts';
import { pageKey } from '#loading/cacheKey.ts';
import { site } from '#loading/currentSite.ts';
import type { SitePost } from '#site/site.ts';

export const getStaticPaths = (() =>
  site.posts.map((post) => ({
    params: { slug: post.slug },
    props: { post },
    cacheKey: pageKey(site, site.pagesByPath.get(site.pathOf(post.ref))!),
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ post: SitePost }> = ({ props }) => new Response(postSnapshot(site, props.post));
