/** The folders that a build produces: the site and its edge function. */
export const OUTPUT = { site: 'dist', edge: '.edge' } as const;

/** The data of the edge function, in its folder. */
export const EDGE_DATA = 'data.js';

/** The list of the site's files, beside it: a server sends nothing else that lies among them. */
export const FILE_LIST = 'files.json';

export const EDGE_FUNCTION = 'netlify/site.js';
