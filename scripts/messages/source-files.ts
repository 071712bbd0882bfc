import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The code below src, by paths from the root of the project. */
export const sourceFiles = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .sort();
