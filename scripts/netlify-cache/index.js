// Netlify's build plugin of this project: keeps what Astro has rendered and Node compiled in Netlify's cache folder.
const KEPT = ['.cache/astro', '.cache/node'];

export const onPreBuild = ({ utils }) => utils.cache.restore(KEPT);
// Compiled modules are programs: what a preview of somebody's proposal leaves is never run by a later build.
export const onPostBuild = ({ utils }) => process.env.CONTEXT === 'production' && utils.cache.save(KEPT);
