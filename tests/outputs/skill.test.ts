import { expect, it } from 'vitest';
import { loadSite } from '#loading/load.ts';
import { skillOf } from '#outputs/skill.ts';

it('the skill has a name, even of a practice whose own has no letters', () => {
  const site = loadSite('tests/fixtures/practice', {});
  const { name, path } = skillOf({ ...site, practice: { ...site.practice, name: '…' } });
  expect([name, path]).toEqual(['practice', '/.well-known/agent-skills/practice/SKILL.md']);
});
