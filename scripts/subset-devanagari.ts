// `node scripts/run.mjs scripts/subset-devanagari.ts`: cuts Anek Devanagari down to what pages in
// Marathi and Hindi are written with, joined letters included, in two weights. Run again when a word
// needs letters joined that were not joined before: a test tells.
import { writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { DEVANAGARI_FACES, joinedLetters, wholeDevanagari, writtenWords } from './devanagari.ts';
import { shaper } from './shape-text.ts';
import { spelledOut } from './spelled-out.ts';
import { subsetGlyphs } from './subset-glyphs.ts';

const texts = [...writtenWords(), ...joinedLetters()];
const letters = new Set(texts.join(''));
const metBy = (font: Uint8Array) => {
  const shape = shaper(font);
  return new Set(texts.flatMap((text) => [...shape(text).met]));
};

for (const [weight, file] of Object.entries(DEVANAGARI_FACES)) {
  const whole = await wholeDevanagari(Number(weight));
  const needless = spelledOut(whole, texts);
  const needed = [...metBy(whole)].filter((glyph) => !needless.has(glyph));
  const plain = await subsetGlyphs(whole, letters, needed);
  // Without those, others are not met any more.
  const glyphs = metBy(plain);
  const cut = await subsetGlyphs(plain, letters, glyphs);
  const subset = await subsetFont(cut, '', { targetFormat: 'woff2', keepAllGlyphs: true });
  await writeFile(file, subset);
  console.log(`${file}: ${subset.length} bytes, ${glyphs.size} glyphs`);
}
