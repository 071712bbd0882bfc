import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanPhoto, MAX_PHOTO_BYTES } from '#server/uploads/clean-photo.ts';
import { declaredPng, noise, refusalOf } from './files.ts';

const WIDTHS = { widths: [64, 160] };
const UNREADABLE =
  'invalid: This is not a photo we can read. Please choose a JPEG, PNG or WebP file.';
const DAMAGED = 'invalid: The picture is damaged or incomplete. Please choose another copy of it.';

const GPS = {
  IFD0: { Make: 'SecretCamera', Artist: 'A. Person' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1', GPSLongitude: '73/1 51/1 24/1' },
};

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    '%s becomes WebP and AVIF of each width',
    async (format) => {
      const photos = await cleanPhoto(await noise(320, 200).toFormat(format).toBuffer(), WIDTHS);
      expect(photos.map(({ width }) => width)).toEqual([64, 160]);
      for (const { width, webp, avif } of photos) {
        expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width });
        const header = await sharp(avif).metadata();
        expect(header).toMatchObject({ format: 'heif', compression: 'av1', width });
        expect(header.height).toBe(width === 64 ? 40 : 100);
      }
    },
  );

  test('keeps no word of where and by whom it was taken', async () => {
    const sent = await noise(320, 200)
      .withExif(GPS)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretXmp</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif?.includes('SecretCamera')).toBe(true);
    const all = await cleanPhoto(sent, WIDTHS);
    expect(all.length).toBeGreaterThan(0);
    for (const { webp, avif } of all) {
      for (const made of [webp, avif]) {
        const { exif, xmp, icc, iptc, orientation } = await sharp(made).metadata();
        expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
        expect(made.toString('latin1')).not.toMatch(/Secret|GPS|Person/);
      }
    }
  });

  test('stands upright by its EXIF', async () => {
    const sideways = await sharp({
      create: { width: 200, height: 100, channels: 3, background: '#f00' },
    })
      .composite([
        {
          input: { create: { width: 100, height: 100, channels: 3, background: '#00f' } },
          left: 100,
          top: 0,
        },
      ])
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const [photo] = await cleanPhoto(sideways, { widths: [50] });
    const { data, info } = await sharp(photo?.webp).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 50, height: 100 });
    const colour = (y: number) => [...data.subarray(y * 150 + 75, y * 150 + 78)];
    expect(colour(10)[0]).toBeGreaterThan(200);
    expect(colour(90)[2]).toBeGreaterThan(200);
  });

  test('is never enlarged', async () => {
    const small = await noise(100, 40).png().toBuffer();
    const photos = await cleanPhoto(small, { widths: [1600, 64, 800] });
    expect(photos.map(({ width }) => width)).toEqual([64, 100]);
    const square = await cleanPhoto(small, { widths: [96, 20], square: true });
    const sizes = await Promise.all(square.map(({ webp }) => sharp(webp).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [20, 20],
      [40, 40],
    ]);
  });

  test('a square is cut from the upright picture', async () => {
    const tall = await noise(300, 90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const [photo] = await cleanPhoto(tall, { widths: [80], square: true });
    expect(await sharp(photo?.avif).metadata()).toMatchObject({ width: 80, height: 80 });
  });

  test('of an animation the first frame is left', async () => {
    const create = { width: 40, height: 40, channels: 3 } as const;
    const [red = '', green = ''] = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { ...create, background } })
          .png()
          .toBuffer(),
      ),
    );
    const frames = await sharp([red, green], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const [photo] = await cleanPhoto(frames, { widths: [20] });
    const header = await sharp(photo?.webp).metadata();
    expect([header.pages ?? 1, header.height]).toEqual([1, 20]);
    const { dominant } = await sharp(photo?.webp).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });

  test('transparency, grey and 16 bits stay what they look like', async () => {
    const [clear] = await cleanPhoto(await noise(64, 64, 4).png().toBuffer(), WIDTHS);
    expect((await sharp(clear?.webp).metadata()).hasAlpha).toBe(true);
    const grey = await noise(64, 64).greyscale().toColourspace('grey16').png().toBuffer();
    expect((await sharp(grey).metadata()).depth).toBe('ushort');
    const [made] = await cleanPhoto(grey, WIDTHS);
    const before = await sharp(grey).stats();
    const after = await sharp(made?.webp).stats();
    expect(after.channels[0]?.mean).toBeCloseTo((before.channels[0]?.mean ?? 0) / 257, 0);
  });

  test('many at once all come out, a damaged one among them', async () => {
    const whole = await noise(64, 64).png().toBuffer();
    const cut = whole.subarray(0, whole.length / 2);
    const answers = await Promise.all(
      [whole, cut, whole, whole].map((bytes) => refusalOf(cleanPhoto(bytes, WIDTHS))),
    );
    expect(answers).toEqual(['taken', DAMAGED, 'taken', 'taken']);
  });

  test('what hides behind its pixels is gone', async () => {
    const polyglot = Buffer.concat([
      await noise(64, 64)
        .withExif({ IFD0: { Copyright: '<?php system(1) ?>' } })
        .jpeg()
        .toBuffer(),
      Buffer.from('<?php system($_GET[0]); ?><script>alert(1)</script>'),
    ]);
    const [photo] = await cleanPhoto(polyglot, WIDTHS);
    expect(`${photo?.webp.toString('latin1')}${photo?.avif.toString('latin1')}`).not.toMatch(
      /php|script/,
    );
  });
});

describe('what is no photo', () => {
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PHP', '<?php system($_GET[0]); ?>'],
    ['PDF', '%PDF-1.7\n'],
    ['text', 'hello'],
    ['nothing', ''],
  ])('%s is refused', async (_, text) => {
    expect(await refusalOf(cleanPhoto(Buffer.from(text), WIDTHS))).toBe(UNREADABLE);
  });

  test.each(['gif', 'tiff', 'avif'] as const)('%s is refused', async (format) => {
    const picture = await noise(32, 32).toFormat(format).toBuffer();
    expect(await refusalOf(cleanPhoto(picture, WIDTHS))).toBe(UNREADABLE);
  });

  test('HEIC is refused by its name where it cannot be read', async () => {
    const heic = Buffer.alloc(64);
    heic.writeUInt32BE(24, 0);
    heic.write('ftypheic', 4, 'latin1');
    heic.write('mif1heic', 16, 'latin1');
    expect(await refusalOf(cleanPhoto(heic, WIDTHS))).toMatch(/HEIC photos cannot|damaged/);
  });

  test.each([
    [60_000, 60_000],
    [50_001, 1_000],
  ])('a bomb of %d by %d pixels is not unpacked', async (width, height) => {
    const started = performance.now();
    expect(await refusalOf(cleanPhoto(declaredPng(width, height), WIDTHS))).toBe(
      `invalid: The picture has ${width} × ${height} pixels. It may have 50 megapixels at most.`,
    );
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test('a picture without its pixels is damaged', async () => {
    expect(await refusalOf(cleanPhoto(declaredPng(5_000, 5_000), WIDTHS))).toBe(DAMAGED);
  });

  test('one that no format of ours can hold is refused, a flat one is not', async () => {
    const tall = await noise(20, 20_000).png().toBuffer();
    expect(await refusalOf(cleanPhoto(tall, WIDTHS))).toContain('too tall and narrow');
    const flat = await noise(20_000, 1).png().toBuffer();
    expect(await refusalOf(cleanPhoto(flat, WIDTHS))).toBe('taken');
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a cut off %s is damaged', async (format) => {
    const whole = await noise(320, 200).toFormat(format).toBuffer();
    for (const part of [0.1, 0.5, 0.9]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      expect(await refusalOf(cleanPhoto(cut, WIDTHS))).toBe(DAMAGED);
    }
  });

  test('too many bytes are too many', async () => {
    expect(await refusalOf(cleanPhoto(Buffer.alloc(MAX_PHOTO_BYTES + 1), WIDTHS))).toBe(
      'too_large: The file is too large. It may have 12 MB at most.',
    );
  });
});
