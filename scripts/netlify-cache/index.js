// Netlify's build plugin of this project: what a build has drawn and read is in Netlify's cache folder for the next one. Not
// what Node compiles, in .cache/node, which nothing ever removes.
const KEPT = ['.cache/social', '.cache/content'];

export const onPreBuild = ({ utils }) => utils.cache.restore(KEPT);
export const onPostBuild = ({ utils }) => utils.cache.save(KEPT);
