import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { LATIN_FACES, writtenSigns } from '#scripts/latin.ts';
import { placer } from '#scripts/shape-text.ts';

const [plain, accents, rupee] = LATIN_FACES;

const asTrueType = async (file: string, wght?: number) =>
  subsetFont(await readFile(file), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    ...(wght && { variationAxes: { wght } }),
  });

const missingIn = async (file: string, signs: readonly string[]) => {
  const place = placer(await asTrueType(file));
  return signs.filter((sign) => place(sign).some(({ glyph }) => glyph === 0));
};

test('the face that every page fetches has each sign we write that its font has', async () => {
  const written = [...writtenSigns()];
  expect(written).toEqual(expect.arrayContaining(['₹', '’', '·', '…']));
  const lacking = new Set(await missingIn(plain.from, written));
  const accented = new Set<string>(accents.letters);
  const wanted = written.filter((sign) => !lacking.has(sign) && !accented.has(sign));
  // `node scripts/run.mjs scripts/subset-latin.ts` cuts it anew, by the list in scripts/latin.ts.
  expect(await missingIn(plain.file, wanted)).toEqual([]);
});

test('the other faces have what they are fetched for, and no page fetches much', async () => {
  const style = await readFile('src/styles/global.css', 'utf8');
  for (const [face, most] of [
    [plain, 29_000],
    [accents, 12_000],
    [rupee, 1_400],
  ] as const) {
    expect([face.file, await missingIn(face.file, face.letters)]).toEqual([face.file, []]);
    expect((await readFile(face.file)).length).toBeLessThan(most);
    if (face !== plain) expect(style).toContain(face.file.replace('src/', '../'));
  }
  expect(await missingIn(plain.file, ['₹', 'é'])).toEqual(['₹', 'é']);
});

test.each([400, 500, 600, 700])(
  'letters of weight %i are as wide as in the whole font, to a rounding',
  async (weight) => {
    const widths = async (file: string) =>
      placer(await asTrueType(file, weight))('Under 50 Lakh, 3 BHK (AV)').map((one) => one.advance);
    const whole = await widths(plain.from);
    const cut = await widths(plain.file);
    expect(cut).toHaveLength(whole.length);
    expect(
      cut.map((width, at) => Math.abs(width - (whole[at] ?? 0))).filter((by) => by > 1),
    ).toEqual([]);
  },
);
