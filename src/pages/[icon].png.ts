import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#loading/currentSite.ts';
import { PNG_ICONS, type PngIcon, pngIcon } from '#outputs/favicons.ts';

export const getStaticPaths = (() =>
  PNG_ICONS.map((icon) => ({ params: { icon }, props: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ icon: PngIcon }> = async ({ props }) => new Response(await pngIcon(site, props.icon));
