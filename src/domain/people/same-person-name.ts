import { toLatin } from '#domain/lib/transliterate.ts';

/** `unsure`: neither clearly one person's names nor clearly two persons'; somebody has to look. */
export type NameMatch = 'same' | 'unsure' | 'different';

const TITLES = new Set(
  `mr mrs ms miss mx master dr prof adv advocate er ca capt col maj justice
   shri shree sri shrimati smt kum kumari km sau`.split(/\s+/),
);

/** So many people have these words in their names that sharing one says nothing. */
const COMMON = new Set(['kumar', 'singh', 'sinh', 'devi', 'bai', 'bhai', 'rao', 'lal', 'ram']);

const DEVANAGARI = /[\u0900-\u097f]/;
/** Letters of one word below which a single other letter makes another name, not a slip. */
const SLIP_LETTERS = 4;
/** Letters of a whole name from which on it may be compared without regard to its spaces. */
const JOINED_LETTERS = 6;

/** Spellings that are heard alike, the longer ones first. */
const HEARD_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/x|ksh/g, 'ks'],
  [/dny|gny|jny|jn|gy/g, 'gn'],
  [/chh|ch/g, 'c'],
  [/ph/g, 'f'],
  [/([bdgjkst])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ou/g, 'au'],
  [/y$/, 'i'],
];

interface Word {
  spelled: string;
  heard: string;
}

/** Devanagari writes the short a that Latin spelling leaves out, or the other way round. */
function heardAs(spelled: string, withoutShortA: boolean): string {
  const heard = HEARD_ALIKE.reduce((word, [from, to]) => word.replace(from, to), spelled);
  const written = withoutShortA ? heard.replace(/(?<!^)a/g, '') : heard;
  return written.replace(/(.)\1+/g, '$1');
}

function wordsOf(name: string, withoutShortA: boolean): Word[] {
  const latin = toLatin(name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const spelled = latin.match(/[a-z]+/g) ?? [];
  const untitled = spelled.filter((word) => !TITLES.has(word));
  return (untitled.length > 0 ? untitled : spelled).map((word) => ({
    spelled: word,
    heard: heardAs(word, withoutShortA),
  }));
}

const isInitial = ({ spelled }: Word) => spelled.length === 1;

const initialOf = (initial: Word, word: Word) =>
  isInitial(initial) &&
  (word.spelled.startsWith(initial.spelled) || word.heard.startsWith(initial.heard));

/** Whether one letter more, less or another makes one word of the other. */
function isSlip({ heard: a }: Word, { heard: b }: Word): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < SLIP_LETTERS) return false;
  const at = [...long].findIndex((letter, i) => letter !== short[i]);
  const rest = long.slice(at + 1);
  return short.slice(at) === rest || short.slice(at + 1) === rest;
}

/** Takes the words of both that fit each other out of the two lists, and answers them. */
function takePairs(left: Word[], right: Word[], pairs: (a: Word, b: Word) => boolean): Word[] {
  const taken: Word[] = [];
  for (const word of [...left]) {
    const at = right.findIndex((other) => pairs(word, other));
    if (at < 0) continue;
    right.splice(at, 1);
    left.splice(left.indexOf(word), 1);
    taken.push(word);
  }
  return taken;
}

const joined = (words: readonly Word[]) => words.map(({ heard }) => heard).join('');

/**
 * Whether two names are one person's, as banks, PAN and Aadhaar write them: in any order, case or
 * script, with initials, titles or a father's name more or less, in another spelling of the same
 * sounds. A relative's name, which shares the family's, is `unsure`.
 */
export function nameMatch(a: string, b: string): NameMatch {
  const withoutShortA = DEVANAGARI.test(a) || DEVANAGARI.test(b);
  const left = wordsOf(a, withoutShortA);
  const right = wordsOf(b, withoutShortA);
  const whole = joined(left);
  if (whole.length >= JOINED_LETTERS && whole === joined(right)) return 'same';

  const equal = takePairs(left, right, (one, other) => one.heard === other.heard);
  const initials = takePairs(
    left,
    right,
    (one, other) => initialOf(one, other) || initialOf(other, one),
  );
  const slips = takePairs(left, right, isSlip);
  const words = equal.filter((word) => !isInitial(word));
  const shared = equal.length + initials.length;

  if (left.length > 0 && right.length > 0) {
    return words.some(({ spelled }) => !COMMON.has(spelled)) ? 'unsure' : 'different';
  }
  if (slips.length > 0 || words.length === 0) return 'unsure';
  const complete = left.length === 0 && right.length === 0;
  return complete || shared >= 2 ? 'same' : 'unsure';
}
