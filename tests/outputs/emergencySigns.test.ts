import { expect, it } from 'vitest';
import { askConfig } from '../../src/ask/config.ts';
import { loadSite } from '../../src/content/load.ts';
import { emergencySummary } from '../../src/outputs/llms.ts';
import { skillText } from '../../src/outputs/skill.ts';

it('names the same signs of an emergency in English wherever triage.yaml has none', () => {
  const sample = loadSite('content', {});
  const site = { ...sample, triage: { ...sample.triage, inShort: undefined, emergency: [] } };
  const { signs } = askConfig(site).english;
  expect(signs).toMatch(/breathing .*[^.]$/);
  expect(emergencySummary(site)).toContain(`${signs}.`);
  expect(skillText(site)).toContain(`\n- ${signs}.\n`);
});
