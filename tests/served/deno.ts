import { behind } from './server.ts';

export default behind('scripts/deno.ts', { name: 'Deno', quick: true, validators: true, compresses: true });
