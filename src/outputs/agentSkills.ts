import { createHash } from 'node:crypto';
import { FILES } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import type { OutputFile } from './file.ts';
import { practiceSkill } from './skill.ts';

/** Schema of the index: github.com/cloudflare/agent-skills-discovery-rfc, version 0.2.0. */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** The site's agent skill and its index, with a digest. */
export function agentSkills(site: Site): OutputFile[] {
  const { name, description, path, body } = practiceSkill(site);
  const skill = { name, type: 'skill-md', description, url: path, digest: digestOf(body) };
  return [
    { path: FILES.skills, body: `${JSON.stringify({ $schema: SCHEMA, skills: [skill] }, null, 2)}\n` },
    { path, body },
  ];
}

/** Format the SHA-256 of a file for the index. */
export const digestOf = (bytes: string | Uint8Array): string =>
  `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
