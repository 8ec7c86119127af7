import { behind } from './server.ts';

export default behind('scripts/netlify/start.ts', 'Netlify');
