import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#loading/currentSite.ts';
import { lookFiles } from '#styles/look.ts';

export const getStaticPaths = (() =>
  lookFiles(site).map(({ path, body }) => ({
    params: { file: path.slice('/look/'.length) },
    props: { body },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ body: string | Uint8Array<ArrayBuffer> }> = ({ props }) => new Response(props.body);
