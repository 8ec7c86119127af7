// Plain JavaScript on purpose: it must run on the Node that is too old for the rest.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This project runs on Node 22.18 or later; this is ${process.versions.node}.\n` +
      'On most machines "npm ci" brings a Node of its own (an optional dependency); here it has none.\n' +
      'Install Node 24 and run the command again.',
  );
  process.exit(1);
}
