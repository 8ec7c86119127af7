import { behind } from './server.ts';

export default behind('scripts/netlify.ts', { quick: false, validators: false });
