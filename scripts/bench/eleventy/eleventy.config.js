export default (config) => {
  config.addCollection('posts', (api) => api.getFilteredByGlob('posts/*.md'));
  config.setQuietMode(true);
};
