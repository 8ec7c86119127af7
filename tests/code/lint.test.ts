import { it } from 'vitest';
import { runScript } from './runScript.ts';

it('npm run lint finds nothing wrong', () => runScript('lint'));
