/** Written by the build: `src/files/edgeData.ts`. */
declare module '*/.edge/data.js' {
  const data: import('./data.ts').EdgeData;
  export default data;
}
