import { expect, it } from 'vitest';
import { askConfig } from '#ask/askConfig.ts';
import { emergencySummary } from '#outputs/llms.ts';
import { loadSite } from '../load.ts';

it('names the same signs of an emergency in English wherever triage.yaml has none', () => {
  const sample = loadSite('content', {});
  const site = { ...sample, triage: { ...sample.triage, inShort: undefined, emergency: [] } };
  const { signs } = askConfig(site).english;
  expect(signs).toMatch(/breathing .*[^.]$/);
  expect(emergencySummary(site)).toContain(`${signs}.`);
});
