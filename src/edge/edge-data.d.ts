/** The module that `src/build/finishBuild.ts` writes, with the source that `edgeModule` makes. */
declare module '*/.edge/data.js' {
  // An ambient declaration may hold no relative import of the other form.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const data: import('./edgeData.ts').EdgeData;
  export default data;
}
