import { describe, expect, it, vi } from 'vitest';
import { highlight } from '#components/blocks/api/highlight.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

describe('code in colours', () => {
  it.each([
    ['jsonc', '{\n  "a": "b & <c>", // … 3 more items\n  "d": [1, true, null]\n}'],
    ['sh', "curl -G https://x.example/api --data-urlencode 'q=a&b'\ncurl https://x.example # 304"],
  ] as const)('in %s has the same words', (language, text) => expect(textOf(highlight(text, language))).toBe(text));

  it('is the same however slow the machine is', () => {
    const text = 'curl https://practice.example/api/v1';
    const html = highlight(text, 'sh');
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    expect(highlight(text, 'sh')).toBe(html);
    clock.mockRestore();
    expect(html).toContain('code-string');
  });
});
