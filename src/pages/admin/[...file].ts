import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#loading/currentSite.ts';
import { adminFiles } from '#outputs/adminFiles.ts';

export const getStaticPaths = (() =>
  [...adminFiles(site, process.env)].map(({ path, body }) => ({
    params: { file: path.slice('/admin/'.length) },
    props: { body },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ body: string | Uint8Array<ArrayBuffer> }> = ({ props }) => new Response(props.body);
