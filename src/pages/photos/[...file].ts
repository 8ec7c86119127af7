import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#loading/currentSite.ts';
import { convertPhoto, type PhotoFile, photoFiles } from '#outputs/photos.ts';

export const getStaticPaths = (() =>
  photoFiles(site).map((file) => ({
    params: { file: file.path.slice('/photos/'.length) },
    props: { file },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: PhotoFile }> = async ({ props }) => new Response(await convertPhoto(props.file));
