// `node scripts/run.mjs scripts/subset-devanagari.ts`: cuts Anek Devanagari down to what pages in
// Marathi and Hindi are written with, joined letters included, in two weights. Run again when a word
// needs letters joined that were not joined before: a test tells.
import { writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { DEVANAGARI_FACES, joinedLetters, wholeDevanagari, writtenWords } from './devanagari.ts';
import { shaper } from './shape-text.ts';
import { subsetGlyphs } from './subset-glyphs.ts';

const texts = [...writtenWords(), ...joinedLetters()];
const letters = new Set(texts.join(''));
for (const [weight, file] of Object.entries(DEVANAGARI_FACES)) {
  const whole = await wholeDevanagari(Number(weight));
  const shape = shaper(whole);
  const glyphs = new Set(texts.flatMap((text) => [...shape(text).met]));
  const cut = await subsetGlyphs(whole, letters, glyphs);
  const subset = await subsetFont(cut, '', { targetFormat: 'woff2', keepAllGlyphs: true });
  await writeFile(file, subset);
  console.log(`${file}: ${subset.length} bytes, ${glyphs.size} glyphs`);
}
