import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { labelOf } from '#admin/turkish.ts';
import { FOLDERS, PAGE_FOLDERS, SINGLE_FILES } from '#content/contentFiles.ts';
import { formatFindings } from '#content/finding.ts';
import { readContent } from '#content/readContent.ts';
import { createContent } from '#scaffold/createContent.ts';
import { DESK, visit } from '../browser/visit.ts';
import { contentOf } from '../load.ts';
import { newFolder } from '../newFolder.ts';
import { ANKA } from '../scaffold/anka.ts';
import { giveRepository, readRepository, writeRepository } from './repository.ts';

const { files } = readContent('content');
const content = Object.fromEntries(files.map(({ name, text }) => [`content/${name}`, text]));

/** Requests of the editor that fail here: whether there is a newer version, and whether GitHub is up. */
const ASIDE =
  /unpkg\.com\/@sveltia\/cms\/package\.json|githubstatus\.com|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** The editor makes only the fields that are in view. */
const TALL = { ...DESK, height: 8000 };

/** Open the editor on the sample practice's content. */
const edit = (
  look: (page: Page, complaints: readonly string[]) => Promise<void>,
  repository: Readonly<Record<string, string>> = content,
): Promise<void> =>
  visit('/robots.txt', { viewport: TALL, locale: 'en-US' }, async ({ page, complaints }) => {
    await giveRepository(page);
    await page.goto('/admin/');
    await writeRepository(page, repository);
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await page.getByText('Collections', { exact: true }).first().waitFor();
    await look(page, complaints);
  });

const field = (page: Page, path: string) => page.locator(`[data-key-path="${path}"]`).first();

/** The content with what the editor has changed, as `npm run check` reads it. */
async function written(page: Page) {
  const all = Object.entries(await readRepository(page)).filter(([path]) => path.startsWith('content/'));
  const now = all.map(([path, text]) => ({ name: path.slice('content/'.length), text }));
  const changed = now.filter(({ name, text }) => content[`content/${name}`] !== text);
  return { changed, findings: formatFindings(contentOf(now.toSorted((a, b) => (a.name < b.name ? -1 : 1))).findings) };
}

describe('the editor at /admin/', () => {
  it('takes nothing from other servers, nor does its policy need to be wider', () =>
    edit(async (page, complaints) => {
      expect(complaints.filter((text) => !ASIDE.test(text))).toEqual([]);
      const icons = await page.evaluate(() => document.fonts.check('24px "Material Symbols Outlined"'));
      expect(icons).toBe(true);
    }));

  it('shows every collection with its entries, and every field of its schema', () =>
    edit(async (page) => {
      for (const name of PAGE_FOLDERS) {
        await toLists(page);
        const entries = files.filter(
          (file) => file.name.startsWith(`${name}/`) && !Object.hasOwn(SINGLE_FILES, file.name),
        );
        const listed = new RegExp(`${labelOf(name)}\\s+${entries.length}\\s`);
        expect(await page.locator('body').innerText()).toMatch(listed);
        await page.goto(`/admin/#/collections/${name}/new`);
        for (const key of Object.keys(FOLDERS[name].schema.shape)) await field(page, key).waitFor({ timeout: 60_000 });
      }
    }));

  it('writes a post that passes the check', () =>
    edit(async (page) => {
      await page.goto('/admin/#/collections/posts/new');
      await field(page, 'title').locator('input').fill('Tarayıcıda öyle bir günün yazısı');
      await field(page, 'description').locator('textarea').fill(DESCRIPTION);
      await addTo(page, 'keywords', 'deneme');
      await field(page, 'publishedAt').locator('input').fill('2026-11-20');
      await field(page, 'primaryService').getByText('Kanal tedavisi', { exact: true }).click();
      await field(page, 'body').locator('textarea:visible').fill(BODY);
      await save(page);
      const { changed, findings } = await written(page);
      expect(findings).toBe('');
      expect(changed).toEqual([{ name: 'posts/tarayicida-oyle-bir-gunun-yazisi.md', text: expect.any(String) }]);
      expect(changed[0]!.text).toContain('\npublishedAt: 2026-11-20\n');
      // Today, unless the editor writes another day.
      expect(changed[0]!.text).toMatch(/^updatedAt: \d{4}-\d\d-\d\d$/m);
      expect(changed[0]!.text).toContain('\nprimaryService: kanal-tedavisi\n');
      expect(changed[0]!.text.trimEnd().endsWith(BODY.trimEnd())).toBe(true);
    }));

  it('asks what to do now in a new symptom, unfolds its signs, and takes today for the review', () =>
    edit(async (page) => {
      await page.goto('/admin/#/collections/symptoms/new');
      await field(page, 'title').locator('input').fill('Deneme');
      await field(page, 'description').locator('textarea').fill(DESCRIPTION);
      await field(page, 'care').getByRole('checkbox').first().click();
      await field(page, 'care.closing').waitFor();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Show Errors').first().waitFor();
      await field(page, 'body').locator('textarea:visible').fill(BODY);
      await addTo(page, 'doNow', 'Bizi arayın.');
      await addTo(page, 'care.sameDay', 'Ateşiniz varsa');
      await save(page);
      const { changed } = await written(page);
      expect(changed.map(({ name }) => name)).toEqual(['symptoms/deneme.md']);
      expect(changed[0]!.text).toMatch(/^lastReviewed: \d{4}-\d\d-\d\d$/m);
    }));

  it('adds a related page, chosen by its title', () =>
    edit(async (page) => {
      await page.goto('/admin/#/collections/techniques/entries/lastik-ortu');
      await field(page, 'related').getByRole('combobox').first().click();
      await page.getByRole('option', { name: /^Kanal nasıl ölçülür/ }).click();
      await save(page);
      const { changed, findings } = await written(page);
      expect(findings).toBe('');
      expect(changed.map(({ name }) => name)).toEqual(['techniques/lastik-ortu.md']);
      expect(changed[0]!.text).toContain('\n  - faq/agri-ve-konfor\n  - techniques/kanal-temizligi\n');
    }));

  it('adds a sign, chosen by its text', () =>
    edit(async (page) => {
      await page.goto('/admin/#/collections/symptoms/entries/gece-dis-agrisi');
      await field(page, 'care').getByRole('button', { name: 'Expand', exact: true }).first().click();
      await field(page, 'care.signs').getByRole('combobox').first().click();
      await page.getByRole('option', { name: /^Başını çarpan kişi/ }).click();
      await save(page);
      const { changed, findings } = await written(page);
      expect(findings).toBe('');
      expect(changed.map(({ name }) => name)).toEqual(['symptoms/gece-dis-agrisi.md']);
      expect(changed[0]!.text).toMatch(/^ {2}signs:\n(?: {4}- [a-z-]+\n)* {4}- darbe-agir\n/m);
    }));

  it('changes hours, in a closed row of the list, and nothing else', () =>
    edit(async (page) => {
      await page.goto('/admin/#/collections/single/entries/practice');
      const hours = field(page, 'openingHours');
      await hours.getByText(/10:00/).first().waitFor();
      await hours.getByRole('button', { name: 'Expand All' }).click();
      await field(page, 'openingHours.1.closes').locator('input').fill('14:00');
      await save(page);
      const { changed, findings } = await written(page);
      expect(findings).toBe('');
      expect(changed.map(({ name }) => name)).toEqual(['practice.yaml']);
      const practices = [content['content/practice.yaml']!, changed[0]!.text].map((text) => parse(text) as Hours);
      practices[0]!.openingHours[1]!.closes = '14:00';
      expect(practices[1]).toEqual(practices[0]);
    }));

  it('lists only added pages among the pages, and changes one', () => {
    const name = 'content/pages/kunye.md';
    return edit(
      async (page) => {
        await page.goto('/admin/#/collections/pages');
        await page.getByText('Deneme künyesi').first().waitFor();
        expect(await page.locator('body').innerText()).not.toContain('Gizlilik ve kişisel veriler (KVKK');
        await page.goto('/admin/#/collections/pages/entries/kunye');
        await field(page, 'label').locator('input').fill('Künye');
        await save(page);
        expect((await readRepository(page))[name]).toContain('label: Künye');
      },
      {
        ...content,
        [name]: `---\ntitle: Deneme künyesi\ndescription: >-\n  ${DESCRIPTION}\nlastReviewed: 2026-11-28\nlisted: footer\n---\nBu bir deneme.\n`,
      },
    );
  });

  it('changes one line of a file that "npm run new" has made', async () => {
    const folder = join(newFolder(), 'anka');
    await createContent('practice', [...ANKA, '--messages', '0555 000 00 56'], folder, '2026-12-31');
    await createContent('post', POST, folder, '2026-12-31');
    const made = Object.fromEntries(readContent(folder).files.map(({ name, text }) => [`content/${name}`, text]));
    await edit(async (page) => {
      const fields: Readonly<Record<string, string>> = {
        'single/entries/practice': 'fullName',
        'single/entries/pages-home': 'title',
        'faq/entries/gelmeden-once': 'title',
        'services/entries/katarakt': 'title',
        'treatments/entries/acil-durum': 'title',
        'posts/entries/yeni': 'title',
      };
      for (const [address, key] of Object.entries(fields)) {
        await toLists(page);
        await page.goto(`/admin/#/collections/${address}`);
        await field(page, key).locator('input').fill('Başka bir ad');
        await save(page);
        await page.getByText('Entry saved').first().waitFor({ state: 'detached' });
      }
      const now = await readRepository(page);
      const changed = Object.entries(made).flatMap(([name, text]) => {
        const lines = now[name]!.split('\n');
        return text === now[name] ? [] : [text.split('\n').filter((line, at) => line !== lines[at])];
      });
      const keys = changed.map((lines) => lines.map((line) => line.split(':')[0]));
      expect(keys.toSorted()).toEqual(
        Object.values(fields)
          .toSorted()
          .map((key) => [key]),
      );
    }, made);
  });

  it.each([
    ['posts/entries/antibiyotik-ne-zaman-gerekir', 'posts/antibiyotik-ne-zaman-gerekir.md', 'title'],
    ['faq/entries/tedavi-sonrasi', 'faq/tedavi-sonrasi.yaml', 'title'],
    ['single/entries/practice', 'practice.yaml', 'fullName'],
  ])('changes one field of %s and keeps the rest, in its order', (address, file, key) =>
    edit(async (page) => {
      await page.goto(`/admin/#/collections/${address}`);
      await field(page, key).locator('input').fill('Başka bir ad');
      await save(page);
      const { changed, findings } = await written(page);
      expect(findings).toBe('');
      expect(changed.map(({ name }) => name)).toEqual([file]);
      const before = contentOf(files).entries!;
      const after = contentOf(files.map((other) => changed.find(({ name }) => name === other.name) ?? other)).entries!;
      expect({ ...entryOf(after, file), [key]: '' }).toEqual({ ...entryOf(before, file), [key]: '' });
      const fieldsOf = (text: string) => text.match(/^\w+(?=:)/gm);
      expect(fieldsOf(changed[0]!.text)).toEqual(fieldsOf(content[`content/${file}`]!));
    }),
  );
});

/** Leave the open file: the editor goes from one to the next by its lists. */
async function toLists(page: Page): Promise<void> {
  await page.goto('/admin/#/collections/services');
  await page.getByText(labelOf('single')).first().waitFor();
}

async function addTo(page: Page, list: string, text: string): Promise<void> {
  await field(page, list).getByRole('button', { name: 'Add' }).first().click();
  await field(page, `${list}.0`).locator('input, textarea').first().fill(text);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Entry saved').first().waitFor({ state: 'attached' });
}

/** The data of a file, in any order. */
function entryOf(entries: NonNullable<ReturnType<typeof contentOf>['entries']>, file: string): object {
  const { singles, drawings: _, photos: __, fonts: ___, ...folders } = entries;
  const all = [...Object.values(singles), ...Object.values(folders).flat()];
  const { body, ...data } = all.find((entry) => entry.file === file)!;
  return { ...data, body: body.trim() };
}

interface Hours {
  readonly openingHours: { closes?: string }[];
}

const DESCRIPTION =
  'Bu yazı tarayıcıdaki düzenleyiciyle yazıldı; kaydedilen dosya, diğer yazılarla aynı denetimlerden sorunsuz biçimde geçmelidir.';

const POST: readonly string[] = Object.entries({
  title: 'Yeni',
  slug: 'yeni',
  description: DESCRIPTION,
  keywords: 'yeni',
  text: 'Bir yazı: iki satır.',
  primaryService: 'katarakt',
}).flatMap(([name, value]) => [`--${name}`, value]);

const BODY = `Bu yazı bir **deneme** için yazıldı. [Kanal tedavisi](/kanal-tedavisi) sayfasına bağlanır.

## İkinci bölüm

- bir
- iki

| Soru | Yanıt |
| --- | --- |
| Bir | İki |
`;
