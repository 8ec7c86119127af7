import { behind } from './server.ts';

export default behind('scripts/serve.ts', { quick: true, validators: true });
