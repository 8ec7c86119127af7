import { behind, type Runtime } from './server.ts';

export const NODE: Runtime = { name: 'Node', quick: true, validators: true, compresses: true };

export default behind('scripts/serve.ts', NODE);
