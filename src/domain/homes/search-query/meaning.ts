import type { SearchQuery } from './query.ts';
import type { Token } from './token.ts';
import { tokensOf } from './tokens.ts';

export type Filters = Omit<SearchQuery, 'places' | 'near'>;

/** What a word does that asks for nothing by itself. */
export type Role =
  /** "near": of the place, station or school that follows it. */
  | 'near'
  /** "ke paas": of what stands before it. */
  | 'nearBefore'
  /** "no", "without": of what follows it. */
  | 'not'
  /** "nako", "nahi": of what stands before it. */
  | 'notBefore'
  | 'or'
  | 'filler';

/** What a phrase means. */
export interface Meaning {
  sets?: Filters;
  /** What the opposite asks for, where a filter can say it. */
  not?: Filters;
  /** Said in the language of whoever asks. */
  answer?: { about: string; text: () => string };
  /** A place by another name, or a landmark: then it is told which locality is taken for it. */
  place?: { slug: string; landmark?: string; isInside?: boolean };
  /** Means something only after "near": a school is no wish for a school at home. */
  onlyNear?: true;
  role?: Role;
}

/** A meaning and the ways to say it, commas between them. */
export type Said = readonly [Meaning, string];

interface Phrase {
  words: readonly string[];
  meaning: Meaning;
}

export interface Phrases {
  /** The longest phrase that begins with the word at `from`. */
  at(tokens: readonly Token[], from: number, free: (i: number) => boolean): Found | undefined;
  /** The meaning of a word of which one letter is wrong, left out or too much. */
  like(word: string): Meaning | undefined;
}

interface Found {
  meaning: Meaning;
  length: number;
  /** The last word's ending means near. */
  endsNear: boolean;
}

/** Shorter words are one letter away from too many others. */
const MIN_FUZZY = 6;

/** A letter more, another letter, or two that changed places, in words of about one length. */
function isOneOff(a: string, b: string): boolean {
  if (a[0] !== b[0]) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const [restA, restB] = [a.slice(i), b.slice(i)];
  const swapped =
    restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return (
    swapped ||
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB
  );
}

/** Of a phrase that stands twice the later counts. */
export function phrasesOf(all: readonly Said[]): Phrases {
  const byFirst = new Map<string, Phrase[]>();
  const single = new Map<string, Meaning>();
  for (const [meaning, ways] of all) {
    for (const way of ways.split(',')) {
      const words = tokensOf(way).map(({ word }) => word);
      const [first] = words;
      if (!first) continue;
      if (words.length === 1) single.set(first, meaning);
      byFirst.set(first, [{ words, meaning }, ...(byFirst.get(first) ?? [])]);
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  const byLength = Map.groupBy(
    [...single.keys()].filter((word) => word.length >= MIN_FUZZY),
    (word) => word.length,
  );

  return {
    at(tokens, from, free) {
      let best: Found | undefined;
      for (const form of tokens[from]?.forms ?? []) {
        for (const { words, meaning } of byFirst.get(form) ?? []) {
          if (words.length <= (best?.length ?? 0)) break;
          const last = words.length - 1;
          const fits = words.every((word, i) => {
            const token = tokens[from + i];
            if (!token || !free(from + i)) return false;
            // An ending stands at the end of a phrase only.
            return i === last ? token.forms.includes(word) : token.word === word;
          });
          if (!fits) continue;
          const end = tokens[from + last];
          const endsNear = end?.endsNear === true && end.word !== words[last];
          best = { meaning, length: words.length, endsNear };
        }
      }
      return best;
    },
    like(word) {
      if (word.length < MIN_FUZZY) return undefined;
      for (const length of [word.length, word.length - 1, word.length + 1]) {
        const known = byLength.get(length)?.find((one) => isOneOff(word, one));
        if (known) return single.get(known);
      }
      return undefined;
    },
  };
}
