import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { DEVANAGARI_FACES, wholeDevanagari, writtenWords } from '#scripts/devanagari.ts';
import { placer } from '#scripts/shape-text.ts';
import { patience } from '#tests/patience.ts';

test.each([450, 650] as const)(
  'the cut face of weight %i joins the letters of every word we write as the whole one does',
  async (weight) => {
    const file = await readFile(DEVANAGARI_FACES[weight]);
    const cut = await subsetFont(file, '', { targetFormat: 'sfnt', keepAllGlyphs: true });
    const whole = placer(await wholeDevanagari(weight));
    const small = placer(cut);
    const advances = (shape: typeof small, text: string) => shape(text).map((g) => g.advance);
    const words = writtenWords();
    expect(words.length).toBeGreaterThan(1_000);
    const otherwise = words.filter((word) => {
      const missing = small(word).some(({ glyph }) => glyph === 0);
      return missing || advances(small, word).join() !== advances(whole, word).join();
    });
    // `node scripts/run.mjs scripts/subset-devanagari.ts` cuts it anew.
    expect(otherwise).toEqual([]);
    // Letters that nobody joins are not joined: the comparison can tell.
    expect(advances(small, 'ङ्घ्र्य्ह्ळ').join()).not.toBe(advances(whole, 'ङ्घ्र्य्ह्ळ').join());
    // Two are fetched by a page at most, on a slow network.
    expect(file.length).toBeLessThan(60_000);
  },
  patience(30),
);
