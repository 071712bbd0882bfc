// `node scripts/run.mjs scripts/draw-language-names.ts`: draws the names of languages that the face of
// English pages has no letters for. Run again when a language is added: a test tells.
import { writeFile } from 'node:fs/promises';
import { DRAWN_NAMES, drawnNames } from './language-names.ts';

await writeFile(DRAWN_NAMES, `${JSON.stringify(await drawnNames(), null, 2)}\n`);
