import { describe, expect, it } from 'vitest';
import { categories, json, runtime } from '../served/ask.ts';

interface Reply {
  readonly matched: boolean;
  readonly answer?: string;
  readonly urgent?: { readonly call: string; readonly url: string };
}
const answers = (question: string) => json<Reply>(`/api/v1/answers?q=${encodeURIComponent(question)}`);

/** A practice that has written five questions, and nothing on fees or emergencies. */
describe(`a practice on its first day, on ${runtime.name}`, () => {
  it.each([
    'dudağım şişti nefes alamıyorum',
    'göğsüm sıkışıyor kolum uyuştu',
    'bayıldı uyanmıyor',
    'kanama durmuyor',
    'kendimi öldürmek istiyorum',
    'çocuk çamaşır suyu içti',
  ])('says whom to call: %s', async (question) => {
    const { urgent } = await answers(question);
    expect(urgent?.call).toMatch(/^11[24]$/);
    expect(new URL(urgent!.url).pathname).toBe('/iletisim');
  });

  it.each(['ne kadar', 'muayene ücreti kaç tl', 'fiyat alabilir miyim', 'çok pahalı mı', 'kaç para', 'fiyat listesi'])(
    'says how to learn the fees: %s',
    async (question) => {
      expect(await answers(question)).toMatchObject({ matched: true, answer: expect.stringMatching(/ücret/i) });
    },
  );

  it('answers every question of its own, word for word', async () => {
    const asked = categories.flatMap(({ questions }) => questions);
    expect(asked.length).toBeGreaterThan(4);
    for (const { question, answer } of asked) expect(await answers(question)).toMatchObject({ matched: true, answer });
  });

  it.each(['araba lastiği fiyatı', 'köpeğim yemek yemiyor', 'dolar kaç lira'])('is silent: %s', async (question) => {
    expect((await answers(question)).matched).toBe(false);
  });
});
