// Plain JavaScript on purpose: it must run on the Node that is too old for the rest.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This project runs on Node 22.18 or later; this is ${process.versions.node}.\n` +
      'On Linux "npm ci" brings a Node 24 of its own, a development dependency: run it without "--omit=dev",\n' +
      'or install Node 24 and run the command again. Hosts that install for production only read ".nvmrc".',
  );
  process.exit(1);
}
