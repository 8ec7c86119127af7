// Netlify's build plugin of this project: what a build has drawn, read and compiled is in Netlify's cache folder for the next.
const KEPT = ['.cache/social', '.cache/content', '.cache/node'];

export const onPreBuild = ({ utils }) => utils.cache.restore(KEPT);
export const onPostBuild = ({ utils }) => utils.cache.save(KEPT);
