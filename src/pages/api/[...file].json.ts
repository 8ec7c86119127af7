import type { APIRoute, GetStaticPaths } from 'astro';
import { type OperationId, ROUTES } from '#api/edge/operationRoutes.ts';
import { snapshot } from '#api/snapshots.ts';
import { site } from '#loading/currentSite.ts';

/** Files with a fixed name, such as `v1.json` and `v1/practice.json`; the folders beside this one have the others. */
export const getStaticPaths = (() =>
  Object.entries(ROUTES).flatMap(([id, { snapshots }]) =>
    snapshots.flatMap((path) => {
      const [, file] = /^\/api\/([^{]+)\.json$/.exec(path) ?? [];
      return file ? [{ params: { file }, props: { id } }] : [];
    }),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ id: OperationId }> = ({ props }) => new Response(snapshot(site, props.id));
