import path from 'node:path';
import type { FontName } from './runs.ts';

/** Where a font lies that what we draw is written in. */
export const fontFile = (name: FontName): string =>
  path.join(import.meta.dirname, 'fonts', `${name}.ttf`);
