import { expect, it } from 'vitest';
import { serviceList } from '#api/services.ts';
import { llmsTxt } from '#outputs/llms.ts';
import { INDEX_PATHS } from '#site/addresses.ts';
import type { Site } from '#site/site.ts';
import { SYMPTOM_GROUPS } from '#site/words/indexPages.ts';
import { slugOf } from '#turkish/slugOf.ts';
import { contentWith } from '../content/folder.ts';
import { contentOf } from '../load.ts';
import { sample, small } from '../sites.ts';

it('an index page links to all pages of its kind, is their parent, and is no service', () => {
  const listed = serviceList(sample).items.map(({ path }) => path);
  const overview = llmsTxt(sample);
  for (const [kind, path] of Object.entries(INDEX_PATHS)) {
    const index = sample.pagesByPath.get(path)!;
    const below = sample.pages.filter((page) => page.kind === kind);
    expect([kind, index.kind, below.length > 0]).toEqual([kind, `${kind}-index`, true]);
    for (const page of below) {
      // A list of places names them alone.
      const shown = new RegExp(`\\[([^\\]]+)\\]\\(${page.path}\\)`).exec(index.markdown)?.[1];
      if (kind === 'neighborhood') expect(slugOf(shown!)).toBe(page.slug);
      else expect(shown).toBe(page.title);
      expect(page.breadcrumbs.map((link) => link.path)).toEqual(['/', path]);
    }
    expect(overview.indexOf(`${path}.md)`)).toBeLessThan(overview.indexOf(`${below[0]!.path}.md)`));
    expect(listed).not.toContain(path);
  }
});

it('the blog lists its posts by topic and by the day shown, newest first, and without topics in one list', () => {
  const groupsOf = (site: Site) =>
    site.pagesByPath.get('/blog')!.blocks.flatMap((block) => (block.type === 'links' ? [block.links] : []));
  const groups = groupsOf(sample).map((links) => links.map(({ day }) => day!));
  expect(groups.flat().length).toBe(sample.posts.length);
  expect(groups.length).toBeGreaterThan(2);
  for (const days of groups) expect(days).toEqual(days.toSorted().toReversed());
  expect(groupsOf(small)).toHaveLength(1);
});

it('a topic stands where its newest post puts it, even if it is a number, and after first aid', () => {
  const oldest = sample.posts.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))[0]!;
  const change = (text: string) => text.replace(/^topic: .*$/m, "topic: '2025'");
  const { site } = contentOf(contentWith({ [`posts/${oldest.slug}.md`]: change }));
  const topics = site!.pagesByPath
    .get('/blog')!
    .blocks.flatMap((block) => (block.type === 'links' ? block.heading : []));
  expect(topics.length).toBeGreaterThan(2);
  expect(topics.indexOf('2025')).toBe(topics.length - 1);
  // It has the posts that begin with what to do at once.
  expect(topics[0]).toBe('Kırık, düşen ya da sallanan diş');
});

it('a kind without pages has no index page', () => {
  // It has symptoms and neighborhoods, but no techniques or comparisons.
  const { pagesByPath } = small;
  const { symptom, neighborhood, technique, comparison } = INDEX_PATHS;
  const there = [symptom, neighborhood, technique, comparison].map((path) => pagesByPath.has(path));
  expect(there).toEqual([true, true, false, false]);
});

it('complaints stand by topic, the most urgent first, and without topics by urgency', () => {
  const groupsOf = ({ pagesByPath }: typeof sample) =>
    pagesByPath.get(INDEX_PATHS.symptom)!.blocks.flatMap((block) => (block.type === 'links' ? [block] : []));
  const labels: string[] = Object.values(SYMPTOM_GROUPS).map(({ label }) => label);
  const topics = groupsOf(sample);
  expect(topics[0]!.heading).toBe('Ağrı');
  for (const { heading, links } of topics) {
    const places = links.map(({ urgency }) => labels.indexOf(urgency!));
    expect([heading, places]).toEqual([heading, places.toSorted()]);
  }
  const without = (text: string) => text.replace(/^topic: .*$/m, '');
  const [urgent, ...others] = groupsOf(contentOf(contentWith({ 'symptoms/kirik-dis.md': without })).site!);
  expect([urgent!.heading, others.length]).toEqual([SYMPTOM_GROUPS.emergency.heading, 2]);
  // Also what is done at once.
  expect(urgent!.links.map(({ path }) => path)).toContain('/blog/yerinden-cikan-dis-ne-yapmali');
});
