// `npm run docs:states`: draws the tables of states into docs/states.md.
import { readFile, writeFile } from 'node:fs/promises';
import { withDrawings } from './state-drawings.ts';

const FILE = 'docs/states.md';
await writeFile(FILE, withDrawings(await readFile(FILE, 'utf8')));
