import { intersect, keepWhere, unite } from './bits.ts';
import type { Scratch } from './scratch.ts';

/** One condition of a search: what it holds, and how a set of slots is narrowed to it. */
export interface Clause {
  /** At most so many slots are held; the fewest are applied first. */
  readonly most: number;
  /** Takes out of a set what is not held. */
  narrow(words: Uint32Array): void;
  /** Adds what is held to a set; only where that does not mean looking at every row. */
  fill?(words: Uint32Array): void;
  /** Makes a set, whatever was in it, what is held; where that takes less than adding it to nothing. */
  copyTo?(words: Uint32Array): void;
  /** How much of a set is held; only where that is told without narrowing it. */
  countIn?(words: Uint32Array): number;
}

/** What of a column passes a test; every slot that is left is looked at, so it comes last. */
export const testing = (passes: (slot: number) => boolean): Clause => ({
  most: Number.POSITIVE_INFINITY,
  narrow: (words) => keepWhere(words, passes),
});

const NOTHING: Clause = {
  most: 0,
  narrow: (words) => void words.fill(0),
  fill: () => undefined,
};

type Fillable = Clause & { fill(words: Uint32Array): void };

/** What any of these sets holds. */
export function anyOf(sets: readonly Fillable[], scratch: Scratch): Clause {
  const [first] = sets;
  if (!first) return NOTHING;
  if (sets.length === 1) return first;
  const fill = (words: Uint32Array) => {
    for (const set of sets) set.fill(words);
  };
  return {
    most: sets.reduce((sum, { most }) => sum + most, 0),
    fill,
    narrow: (words) =>
      scratch.borrow((union) => {
        fill(union);
        intersect(words, union);
      }),
  };
}

/** What any of these conditions leaves. */
export function either(clauses: readonly Clause[], scratch: Scratch): Clause {
  const [first] = clauses;
  if (!first) return NOTHING;
  if (clauses.length === 1) return first;
  return {
    most: clauses.reduce((sum, { most }) => sum + most, 0),
    narrow: (words) =>
      scratch.borrow((union) => {
        for (const clause of clauses)
          scratch.borrow((left) => {
            left.set(words);
            clause.narrow(left);
            unite(union, left);
          });
        words.set(union);
      }),
  };
}
