import { describe, expect, it } from 'vitest';
import { faq } from '../../src/api/faq.ts';
import { BASE, site } from './sample-site.ts';

describe('the FAQ', () => {
  it('counts the categories of the response, in order', () => {
    expect(faq(site)).toMatchObject({ count: 2, categories: [{ id: 'agri' }, { id: 'bakim' }] });
  });

  it('names questions by category and zero-based place, and anchors them on the page of the category', () => {
    expect(faq(site).categories[0]).toMatchObject({
      url: `${BASE}/sss/agri`,
      questions: [
        { id: 'agri-0', url: `${BASE}/sss/agri#agri-0` },
        { id: 'agri-1', url: `${BASE}/sss/agri#agri-1` },
      ],
    });
  });

  it('has a link only where the question has one, absolute', () => {
    const [first, second] = faq(site).categories[0]!.questions;
    expect(first!.link).toStrictEqual({ href: `${BASE}/kanal-tedavisi`, label: 'Kanal tedavisi' });
    expect(second).not.toHaveProperty('link');
  });

  it('says nothing of keys and phrasings', () => {
    expect(Object.keys(faq(site).categories[1]!.questions[0]!)).toStrictEqual(['id', 'question', 'answer', 'url']);
  });

  it('returns one category alone, the same as among all', () => {
    expect(faq(site, 'bakim')).toStrictEqual({ count: 1, categories: [faq(site).categories[1]] });
  });

  it('knows no category of another name', () => {
    expect(faq(site, 'yok')).toBeUndefined();
  });
});
