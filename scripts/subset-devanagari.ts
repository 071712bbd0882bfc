// `node scripts/run.mjs scripts/subset-devanagari.ts`: cuts Anek Devanagari down to what the gazetteer's
// names are written with, joined letters included, in one weight. Run again when names are added.
import { writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { MARATHI_NAMES, wholeDevanagari } from './devanagari.ts';
import { shaper } from './shape-text.ts';
import { subsetGlyphs } from './subset-glyphs.ts';

const names = LOCALITIES.map((locality) => locality.devanagari);
const letters = new Set(names.join(''));
const whole = await wholeDevanagari();
const shape = shaper(whole);
const glyphs = new Set(names.flatMap((name) => [...shape(name).met]));
const cut = await subsetGlyphs(whole, letters, glyphs);
const subset = await subsetFont(cut, '', { targetFormat: 'woff2', keepAllGlyphs: true });
await writeFile(MARATHI_NAMES, subset);
console.log(`${MARATHI_NAMES}: ${subset.length} bytes, ${glyphs.size} glyphs`);
