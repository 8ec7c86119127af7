// Plain JavaScript: this must run on a Node that is too old for the rest. `engines` in package.json is for `npm ci`,
// which needs Node 20.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This project runs on Node 22.18 or later; this is ${process.versions.node}.\n` +
      'On Linux "npm ci" installs Node 24 with the development dependencies, and every command then uses it:\n' +
      'run "npm ci" without "--omit=dev", or install Node 24 yourself. ' +
      'Hosts that install for production only read ".nvmrc".',
  );
  process.exit(1);
}
