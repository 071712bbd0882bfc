import { ENGLISH } from './english.ts';
import { FROM_USE } from './from-use.ts';
import { HELD_OUT_DEVANAGARI } from './held-out-devanagari.ts';
import { HELD_OUT_FRESH } from './held-out-fresh.ts';
import { HELD_OUT_LATIN } from './held-out-latin.ts';
import { HELD_OUT_MIXED } from './held-out-mixed.ts';
import { HELD_OUT_TRAPS } from './held-out-traps.ts';
import { HINDI } from './hindi.ts';
import { HINGLISH } from './hinglish.ts';
import { MARATHI } from './marathi.ts';
import type { Phrasing } from './wanted.ts';

/** What people type into the search, by how it came here. */
export const PHRASINGS: Readonly<Record<string, readonly Phrasing[]>> = {
  'from use': FROM_USE,
  English: ENGLISH,
  Hinglish: HINGLISH,
  Hindi: HINDI,
  Marathi: MARATHI,
  'held out': [...HELD_OUT_LATIN, ...HELD_OUT_DEVANAGARI, ...HELD_OUT_TRAPS],
  'held out, mixed': HELD_OUT_MIXED,
  'held out, fresh': HELD_OUT_FRESH,
};
