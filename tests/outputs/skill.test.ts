import { expect, it } from 'vitest';
import { skillOf } from '#outputs/skill.ts';
import { loadSite } from '../load.ts';

it('the skill has a name, even of a practice whose own has no letters', () => {
  const site = loadSite('tests/fixtures/practice', {});
  const { name, path } = skillOf({ ...site, practice: { ...site.practice, name: '…' } });
  expect([name, path]).toEqual(['practice', '/.well-known/agent-skills/practice/SKILL.md']);
});
