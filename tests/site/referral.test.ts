import { describe, expect, it } from 'vitest';
import { messageUrl } from '#site/practice/contactWays.ts';
import { sample } from '../sites.ts';

const PATH = '/hekimler-icin';

describe('the page for colleagues who send patients', () => {
  const site = sample;
  const page = site.pagesByPath.get(PATH)!;

  it('fills a referral into the message, the same in HTML and Markdown, and asks for nothing about a patient', () => {
    const reach = page.blocks.find((block) => block.type === 'contact-panel')!;
    expect(reach.message).toContain('Size ulaşabileceğimiz telefon');
    expect(reach.message).not.toMatch(/hasta(?:nın)? adı|diş numarası|işlem|şikâyet|röntgen/i);
    const href = messageUrl(site.practice, reach.message)!;
    expect(decodeURIComponent(href)).toContain(reach.message);
    expect(page.markdown).toContain(href);
  });
});
