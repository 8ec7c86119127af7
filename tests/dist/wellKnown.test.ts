import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { practices } from './practices.ts';

interface Linkset {
  readonly linkset: readonly Readonly<Record<string, string | readonly { readonly href: string }[]>>[];
}

type Skill = Readonly<Record<'name' | 'type' | 'description' | 'url' | 'digest', string>>;

describe.each(practices)('what the $name practice publishes under /.well-known', (practice) => {
  const published = new Set([...practice.files(), ...practice.pages().map(({ path }) => path)]);
  const isThere = (path: string) => published.has(path) || published.has(`${path}.json`);

  it('security.txt has the fields of RFC 9116 and has not expired', () => {
    const text = practice.read('/.well-known/security.txt');
    expect(text).toMatch(/^Contact: (?:mailto:|https:\/\/)\S+$/m);
    expect(text).toContain(`\nCanonical: ${practice.base}/.well-known/security.txt\n`);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)![1]!);
    expect(expires).toBeGreaterThan(Date.now());
    expect(text.match(/^Expires:/gm)).toHaveLength(1);
  });

  it('api-catalog is a linkset (RFC 9727) whose targets exist', () => {
    const { linkset } = practice.json<Linkset>('/.well-known/api-catalog');
    const targets = linkset.flatMap(({ anchor: _, ...relations }) =>
      Object.values(relations).flatMap((links) => (links as { href: string }[]).map(({ href }) => href)),
    );
    expect(targets).toContain(`${practice.base}/openapi.json`);
    for (const href of targets) {
      expect(href.startsWith(`${practice.base}/`), href).toBe(true);
      expect(isThere(href.slice(practice.base.length)), href).toBe(true);
    }
  });

  it('an agent skill (Agent Skills Discovery 0.2.0) is complete and begins with emergencies', () => {
    const { $schema, skills } = practice.json<{ $schema: string; skills: Skill[] }>(
      '/.well-known/agent-skills/index.json',
    );
    expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
    expect(skills.length).toBeGreaterThan(0);
    for (const { name, type, description, url, digest } of skills) {
      expect(name).toMatch(/^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(type).toBe('skill-md');
      expect(description.length).toBeLessThanOrEqual(1024);
      const text = practice.read(url);
      expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
      const [, yaml = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
      expect(parse(yaml)).toEqual({ name, description });
      // Agents should not have to read more than 5,000 tokens.
      expect(text.length).toBeLessThan(15_000);
      const headings = [...body.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
      expect(headings[0]).toMatch(/emergenc/i);
      expect(body.split('\n## ')[1]).toContain(practice.emergencyNumber());
      for (const [address] of body.matchAll(new RegExp(`${practice.base}/[^\\s)\`]*`, 'g'))) {
        const path = address.slice(practice.base.length).replace(/[.,;]$/, '');
        if (!path.includes('?')) expect(isThere(path), path).toBe(true);
      }
    }
  });
});
