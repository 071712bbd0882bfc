import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import {
  DEVANAGARI_FACES,
  joinedLetters,
  wholeDevanagari,
  writtenWords,
} from '#scripts/devanagari.ts';
import { alike, looker } from '#scripts/spelled-out.ts';
import { patience } from '#tests/patience.ts';

/** Names of people, with letters joined that our own words do not all join. */
const NAMES =
  'ब्राह्मण पद्मजा प्रह्लाद उद्भव विठ्ठल आह्वाड चिन्हे गुड्डी बुद्धदेव सिद्धार्थ ज्ञानेश्वर कृष्णराव लक्ष्मण दत्तात्रेय चक्रवर्ती उत्कर्षा मृण्मयी अश्विनी स्नेहल जान्हवी विश्वनाथ भट्टाचार्य शङ्कर मङ्गेश द्वारकानाथ पुष्पेन्द्र'.split(
    ' ',
  );

describe.each([450, 650] as const)('the cut face of weight %i', async (weight) => {
  const file = await readFile(DEVANAGARI_FACES[weight]);
  const cut = await subsetFont(file, '', { targetFormat: 'sfnt', keepAllGlyphs: true });
  const small = looker(cut);
  const whole = looker(await wholeDevanagari(weight));
  const lacks = (text: string) => small(text).glyphs.some(({ glyph }) => glyph === 0);
  const looksOtherwise = (text: string) => {
    const [one, other] = [small(text), whole(text)];
    return lacks(text) || !alike(one.width, other.width) || !alike(one.ink, other.ink);
  };

  // `node scripts/run.mjs scripts/subset-devanagari.ts` cuts it anew.
  test(
    'draws every word we write as wide and as dark as the whole one',
    () => {
      const words = writtenWords();
      expect(words.length).toBeGreaterThan(1_000);
      expect(words.filter(looksOtherwise)).toEqual([]);
      // Letters that nobody joins are not joined: the comparison can tell.
      expect(looksOtherwise('ङ्घ्र्य्ह्ळ')).toBe(true);
    },
    patience(30),
  );

  test('draws names of people so, too, and has a glyph for all that letters join to', () => {
    expect(NAMES.filter(looksOtherwise)).toEqual([]);
    expect(joinedLetters().filter(lacks)).toEqual([]);
  });

  test('is small: a page fetches both, on a slow network', () => {
    expect(file.length).toBeLessThan(30_000);
  });
});
