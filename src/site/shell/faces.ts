import { createHash } from 'node:crypto';
import style from '#styles/devanagari.css?inline';

/** The rules of both faces, and what a browser that has fetched these very ones knows them by. */
export const FACES = {
  style,
  name: createHash('sha256').update(style).digest('base64url').slice(0, 8),
};
