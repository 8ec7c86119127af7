import { it } from 'vitest';
import { runScript } from './runScript.ts';

it('npm run types finds nothing wrong', () => runScript('types'));
