import { createHash } from 'node:crypto';
import { FILES } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import type { OutputFile } from './file.ts';
import { practiceSkill } from './skill.ts';

/** Schema of the index: github.com/cloudflare/agent-skills-discovery-rfc, version 0.2.0. */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** The site's agent skill, and the index by which agents find it and check that it came whole. */
export function agentSkills(site: Site): OutputFile[] {
  const { name, description, path, body } = practiceSkill(site);
  const skill = { name, type: 'skill-md', description, url: path, digest: digestOf(body) };
  return [
    { path: FILES.skills, body: `${JSON.stringify({ $schema: SCHEMA, skills: [skill] }, null, 2)}\n` },
    { path, body },
  ];
}

/** SHA-256 of a file's bytes, as the index writes it. */
export const digestOf = (bytes: string | Uint8Array): string =>
  `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
