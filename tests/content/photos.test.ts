import { readFileSync, rmSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { convertPhoto, photoFiles } from '#outputs/photos.ts';
import { loadContent, validSite } from '../load.ts';
import { newFolder } from '../newFolder.ts';

const PRACTICE = 'tests/fixtures/practice';
/** As a phone writes it: sideways, with GPS coordinates. */
const PHOTO = join(PRACTICE, 'photos/IMG_2041.JPG');

let folder: string;
beforeAll(async () => {
  folder = newFolder();
  await cp(PRACTICE, folder, { recursive: true });
});

/** Get the findings after writing or changing a file. */
async function findingsWith(file: string, change: (before: string) => string | Uint8Array): Promise<string[]> {
  const path = join(folder, file);
  const before = file.endsWith('.md') ? readFileSync(path, 'utf8') : '';
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, change(before));
  const said = loadContent(folder).findings.map(({ file: at, field, message }) => `${at} ${field}: ${message}`);
  if (file.endsWith('.md')) await writeFile(path, before);
  else rmSync(path);
  return said;
}

it.each([
  [4000, ['320', '640', '1024', '1600']],
  [1601, ['320', '640', '1024', '1600']],
  [1600, ['320', '640', '1024', '1600']],
  [1024, ['320', '640', '1024']],
  [200, ['200']],
])('publishes a photograph of %i px in each width once, and in none above 1600', async (width, widths) => {
  const before = readFileSync(PHOTO);
  const wide = { create: { width, height: 100, channels: 3, background: '#888' } } as const;
  await writeFile(join(folder, 'photos/IMG_2041.JPG'), await sharp(wide).jpeg().toBuffer());
  const paths = photoFiles(validSite(loadContent(folder))).map(({ path }) => path);
  await writeFile(join(folder, 'photos/IMG_2041.JPG'), before);
  expect(paths.flatMap((path) => /-(\d+)\.\w+\.avif$/.exec(path)?.[1] ?? [])).toEqual(widths);
});

it('publishes a photograph upright, in several formats and widths, without its coordinates', async () => {
  const site = validSite(loadContent(PRACTICE));
  const files = photoFiles(site);
  const formats = files.map(
    ({ path }) =>
      path
        .match(/-(\d+)\.\w+\.(\w+)$/)
        ?.slice(1)
        .join(' ') ?? path,
  );
  expect(formats).toEqual([
    ...['320', '640', '1024', '1200'].flatMap((width) => [`${width} avif`, `${width} webp`]),
    '/photos/IMG_2041.JPG',
  ]);
  for (const file of files) {
    const { width, height, exif, orientation } = await sharp(await convertPhoto(file)).metadata();
    expect({ isUpright: width > height, exif, orientation: orientation ?? 1 }).toEqual({
      isUpright: true,
      exif: undefined,
      orientation: 1,
    });
  }
});

it('another picture under the same name gets another address', async () => {
  const photo = join(folder, 'photos/IMG_2041.JPG');
  const [file] = photoFiles(validSite(loadContent(folder)));
  const before = readFileSync(photo);
  await writeFile(photo, Buffer.concat([before, Buffer.from('x')]));
  const [other] = photoFiles(validSite(loadContent(folder)));
  expect(other!.path).not.toBe(file!.path);
  await writeFile(photo, before);
});

it.each([
  ['photos/oda.heic', () => new Uint8Array(99), /oda\.heic file: is a HEIC picture.*save it as JPEG/],
  ['photos/oda.jpg', () => new Uint8Array(99), /oda\.jpg file: is not a JPEG, PNG or WebP picture/],
  ['photos/oda.jpg', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), /oda\.jpg file: is a HEIC picture/],
  ['photos/bekleme odası.jpg', () => readFileSync(PHOTO), /unaccented letters.*rename it to "bekleme-odasi\.jpg"/],
  ['photos/IMG 2034.JPG', () => readFileSync(PHOTO), /rename it to "IMG-2034\.JPG"/],
  ['drawings/oda.jpg', () => readFileSync(PHOTO), /oda\.jpg file: is a photograph; move it to photos\//],
  ['pages/about.md', (text: string) => `${text}\n![](photos/IMG_2041.JPG)\n`, /no alternative text/],
  [
    'pages/about.md',
    (text: string) => `${text}\n![Oda](photos/IMG_2042.JPG)\n`,
    /no such photograph.*did you mean "\/photos\/IMG_2041\.JPG"/,
  ],
  ['pages/about.md', (text: string) => `${text}\n![Oda](https://ornek.example/a.jpg)\n`, /save it into photos\//],
  [
    'pages/about.md',
    (text: string) => text.replace('related:', 'photo: { file: yok.jpg, alt: Oda }\nrelated:'),
    /photo\.file: no photograph "photos\/yok\.jpg" exists/,
  ],
])('explains what is wrong with %s', async (file, change, says) => {
  expect(await findingsWith(file, change)).toEqual([expect.stringMatching(says)]);
});

it('reports a picture that is cut off, in any format, and one with too many pixels or bytes', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await sharp(PHOTO).resize({ width: 400 }).toFormat(format).toBuffer();
    expect(await findingsWith(`photos/yarim.${format}`, () => whole)).toEqual([]);
    expect(await findingsWith(`photos/yarim.${format}`, () => whole.subarray(0, whole.length / 2))).toEqual([
      `photos/yarim.${format} file: ends before the picture does; save it again`,
    ]);
  }
  const saysOf = (side: number, bytes: number, height = side) => {
    const large = Buffer.alloc(bytes);
    large.write('IEND', bytes - 8, 'latin1');
    large.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
    large.writeUInt32BE(side, 16);
    large.writeUInt32BE(height, 20);
    return findingsWith('photos/large.png', () => large);
  };
  const says = (found: string) => [`photos/large.png file: has ${found}; save it smaller, 4000 pixels wide at most`];
  expect(await saysOf(7100, 45)).toEqual([]);
  expect(await saysOf(7200, 45)).toEqual(says('7200 by 7200 pixels and 1 MB'));
  expect(await saysOf(1000, 45, 17_000)).toEqual(says('1000 by 17000 pixels and 1 MB'));
  expect(await saysOf(4000, 30_000_001)).toEqual(says('4000 by 4000 pixels and 31 MB'));
  // The texts that show it are right.
  const shown = 'photos/IMG_2041.JPG';
  expect(await findingsWith(shown, () => new Uint8Array(99))).toEqual([expect.stringContaining(shown)]);
  await writeFile(join(folder, shown), readFileSync(PHOTO));
});
