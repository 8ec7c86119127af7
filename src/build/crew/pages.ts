import type { RouteData } from 'astro';

/** The HTML of the page at the address that Astro gives it while it builds. */
export type RenderPage = (address: string) => Promise<string>;

/** What this project uses of the module that Vite makes of the pages (astro 7.3.4, `core/build/app.ts`). */
interface PagesModule {
  readonly app: {
    readonly manifest: { readonly routes: readonly { readonly routeData: RouteData }[] };
    setInternals(internals: { pagesByKeys: ReadonlyMap<string, unknown> }): void;
    setOptions(options: object): void;
    render(request: Request, options: { routeData: RouteData }): Promise<Response>;
  };
}

const ROUTE = 'src/pages/[...path].astro';

/** Opens the module as Astro's own prerenderer does, in a thread where the rest of Astro is not. */
export async function openPages(module: string): Promise<RenderPage> {
  const { app } = (await import(module)) as PagesModule;
  const route = app.manifest.routes.find(({ routeData }) => routeData.component === ROUTE);
  if (!route) throw new Error(`There is no ${ROUTE} in ${module}.`);
  // Styles are linked in the page's head, and no script stands on every page: nothing more is asked of the build.
  app.setInternals({ pagesByKeys: new Map<string, unknown>() });
  app.setOptions({
    settings: { scripts: [] },
    logger: { options: { destination: { write: () => true }, level: 'silent' } },
  });
  return async (address) => {
    const response = await app.render(new Request(address), { routeData: route.routeData });
    if (response.status !== 200) throw new Error(`${address} was rendered with the status ${response.status}.`);
    return response.text();
  };
}
