import { behind } from './server.ts';

export default behind('scripts/cloudflare.ts', {
  name: 'Cloudflare',
  quick: true,
  validators: true,
  compresses: false,
});
