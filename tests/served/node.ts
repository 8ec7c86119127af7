import { behind } from './server.ts';

export default behind('scripts/serve.ts', { name: 'Node', quick: true, validators: true, compresses: true });
