import { describe, expect, it } from 'vitest';
import { graphJson } from '#jsonld/graph.ts';
import { doctorNode } from '#jsonld/practiceNode.ts';
import type { Page } from '#site/page.ts';
import type { PageKind } from '#site/pageKinds.ts';
import { sample, small as site } from '../sites.ts';

type Node = Record<string, unknown>;

const graphOf = (page: Page, of = site): Node[] => (JSON.parse(graphJson(of, page)) as { '@graph': Node[] })['@graph'];
const graphOfKind = (kind: PageKind, of = site): Node[] =>
  graphOf(
    of.pages.find((other) => other.kind === kind)!,
    of,
  );
const nodeOf = (nodes: readonly Node[], type: string): Node => {
  const found = nodes.find((node) => node['@type'] === type);
  expect(found, type).toBeDefined();
  return found!;
};

describe('the structured data of a page', () => {
  it('describes the practice by the type that its content names', () => {
    const practice = nodeOf(graphOfKind('contact'), site.practice.schemaType);
    expect(practice['address']).toMatchObject({
      '@type': 'PostalAddress',
      postalCode: site.practice.address.postalCode,
    });
    expect(practice['geo']).toMatchObject({ '@type': 'GeoCoordinates', latitude: site.practice.geo.latitude });
    expect(practice['medicalSpecialty']).toBe(site.practice.specialty.schemaMedicalSpecialty);
  });

  it('names the school of a line on education, in capitals, too', () => {
    const doctor = { ...site.practice.doctors[0]!, education: ['Lisans, ÖRNEK ÜNİVERSİTESİ', 'Kurs, Örnek Derneği'] };
    expect(doctorNode(site, doctor)).toMatchObject({ alumniOf: [{ name: 'ÖRNEK ÜNİVERSİTESİ' }] });
  });

  it('names every place elsewhere', () => {
    const social = { instagram: 'https://instagram.example/klinik', youtube: 'https://youtube.example/klinik' };
    const of = { ...site, practice: { ...site.practice, social, sameAs: ['https://harita.example/klinik'] } };
    const { sameAs } = nodeOf(graphOfKind('contact', of), site.practice.schemaType);
    expect(sameAs).toEqual(expect.arrayContaining(['https://harita.example/klinik', ...Object.values(social)]));
  });

  it.each([
    ['service', 'MedicalWebPage', 'MedicalProcedure'],
    ['symptom', 'MedicalWebPage', 'MedicalSymptom'],
    ['blog-post', 'MedicalWebPage', 'BlogPosting'],
  ] as const)('gives a page of kind %s a topic of its own', (kind, type, about) => {
    const nodes = graphOfKind(kind);
    const page = nodeOf(nodes, type);
    expect(page['about']).toEqual({ '@id': nodeOf(nodes, about)['@id'] });
  });

  it('names the author of a post, for readers that follow no reference', () => {
    const { author } = nodeOf(graphOfKind('blog-post', sample), 'BlogPosting') as { author: object };
    expect(author).toMatchObject({ name: sample.practice.doctors[0]!.name, url: `${sample.base}/hakkimda` });
  });

  it('dates a post by its text, not by its review', () => {
    for (const { slug, updatedAt } of sample.posts) {
      const nodes = graphOf(sample.pagesByPath.get(`/blog/${slug}`)!, sample);
      expect(nodeOf(nodes, 'MedicalWebPage')['dateModified']).toBe(updatedAt);
    }
  });

  it('states the minutes that the whole text of a post takes, its signs and notes included', () => {
    for (const { slug, readingTime } of sample.posts) {
      const words = sample.pagesByPath.get(`/blog/${slug}`)!.markdown.split(/\s+/).length;
      expect(words / readingTime, slug).toBeLessThan(320);
      expect(words / readingTime, slug).toBeGreaterThan(120);
    }
  });

  it('states a review, and its reviewer, only if the content does', () => {
    const reviewed = site.pages.find(({ kind }) => kind === 'symptom')!;
    const pageOf = (page: Page) => graphOf(page).find((node) => node['@id'] === `${site.base}${page.path}`)!;
    expect(pageOf(reviewed)).toMatchObject({
      lastReviewed: reviewed.review!.date,
      reviewedBy: { '@id': `${site.base}/#doctor` },
    });
    expect(pageOf({ ...reviewed, review: { date: '2026-01-02', reviewer: 'Uzm. Dr. Biri' } })).toMatchObject({
      lastReviewed: '2026-01-02',
      reviewedBy: { '@type': 'Person', name: 'Uzm. Dr. Biri' },
    });
    expect(pageOf({ ...reviewed, review: { date: '2026-01-02' } })).not.toHaveProperty('reviewedBy');
    const post = site.pages.find(({ kind }) => kind === 'blog-post' && !site.posts[0]!.lastReviewed)!;
    expect(pageOf(post)).not.toHaveProperty('lastReviewed');
    expect(pageOf(post)).not.toHaveProperty('reviewedBy');
  });

  it('has breadcrumbs from the home page to the page', () => {
    const page = site.pages.find(({ kind }) => kind === 'blog-post')!;
    const items = nodeOf(graphOfKind('blog-post'), 'BreadcrumbList')['itemListElement'] as Node[];
    expect(items.map((item) => [item['position'], item['item']])).toEqual([
      [1, `${site.base}/`],
      [2, `${site.base}/blog`],
      [3, `${site.base}${page.path}`],
    ]);
  });

  it('refers only to things that it describes', () => {
    for (const page of site.pages) {
      const graph = graphOf(page);
      const own = new Set(graph.map((node) => node['@id']));
      const pointers = JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g);
      for (const [, id] of pointers) expect(own, `${page.path} points at ${id}`).toContain(id);
    }
  });

  it('cannot end its script element', () => {
    const page = { ...site.pages[0]!, breadcrumbs: [], title: '</script><script>alert(1)</script>' };
    expect(graphJson(site, page)).not.toContain('<');
  });
});
