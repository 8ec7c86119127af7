import type { APIRoute, GetStaticPaths } from 'astro';
import { adminFiles } from '#admin/adminFiles.ts';
import { site } from '#loading/currentSite.ts';

export const getStaticPaths = (() =>
  [...adminFiles(site, process.env)].map(({ path, body }) => ({
    params: { file: path.slice('/admin/'.length) },
    props: { body },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ body: string | Uint8Array<ArrayBuffer> }> = ({ props }) => new Response(props.body);
