/** Get the path of a page's card. */
export const cardAddress = (path: string): string => `/social/${path === '/' ? 'index' : path.slice(1)}.png`;
