import { behind } from './server.ts';

export default behind('scripts/netlify/start.ts', {
  name: 'Netlify',
  quick: false,
  validators: false,
  compresses: false,
});
