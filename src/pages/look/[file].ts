import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '../../content/site.ts';
import { lookFiles } from '../../styles/look.ts';

export const getStaticPaths = (() =>
  lookFiles(site.practice).map(({ path, make }) => ({
    params: { file: path.slice('/look/'.length) },
    props: { make },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ make: () => Promise<string | Uint8Array<ArrayBuffer>> }> = async ({ props }) =>
  new Response(await props.make());
