import { behind } from './server.ts';

export default behind('scripts/serve.ts', 'Node');
