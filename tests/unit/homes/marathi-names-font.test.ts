import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { MARATHI_NAMES, wholeDevanagari } from '#scripts/devanagari.ts';
import { shaper } from '#scripts/shape-text.ts';

test('the cut face joins the letters of every locality as the whole one does', async () => {
  const cut = await subsetFont(await readFile(MARATHI_NAMES), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
  });
  const whole = shaper(await wholeDevanagari());
  const small = shaper(cut);
  const advances = (shape: typeof small, text: string) => shape(text).glyphs.map((g) => g.advance);
  const otherwise = LOCALITIES.filter(({ devanagari }) => {
    const missing = small(devanagari).glyphs.some(({ glyph }) => glyph === 0);
    return missing || advances(small, devanagari).join() !== advances(whole, devanagari).join();
  });
  expect(otherwise.map(({ name }) => name)).toEqual([]);
  // A letter the names do not use joins no more: the comparison can tell.
  expect(advances(small, 'क्ष्म्य').join()).not.toBe(advances(whole, 'क्ष्म्य').join());
});
