import type { LocalityHit, LocalityMatcher } from '#domain/homes/locality-match.ts';
import { phrasesOf } from './meaning.ts';
import type { Sentence } from './sentence.ts';
import { CITY_WORDS } from './words/cities.ts';
import { CONDITION_WORDS, FACING_WORDS, NEARBY_WORDS, ORDER_WORDS } from './words/conditions.ts';
import { FILLER_WORDS, ROLE_WORDS } from './words/joining.ts';
import { KIND_WORDS, NO_KIND_WORDS, UNLISTED_WORDS } from './words/kinds.ts';
import { LANDMARK_WORDS } from './words/landmarks.ts';
import { OFFER_WORDS, PEOPLE_WORDS } from './words/people.ts';

/** Words that mean something come last, since of a phrase that stands twice the later counts. */
const PHRASES = phrasesOf([
  ...FILLER_WORDS,
  ...CITY_WORDS,
  ...LANDMARK_WORDS,
  ...ROLE_WORDS,
  ...KIND_WORDS,
  ...UNLISTED_WORDS,
  ...NO_KIND_WORDS,
  ...OFFER_WORDS,
  ...PEOPLE_WORDS,
  ...CONDITION_WORDS,
  ...FACING_WORDS,
  ...ORDER_WORDS,
  ...NEARBY_WORDS,
]);

const LONGEST_NAME = 4;
/** Names no part of town by itself. */
const NO_NAME = /^(?:phase|sector|ph) \d+$/;

interface Run {
  from: number;
  to: number;
  hit: LocalityHit;
  endsNear: boolean;
}

const isWord = (word: string) => /\p{L}/u.test(word);

/** What a run of words may be called: as it stands, and without the last one’s ending. */
function spokenOf(
  sentence: Sentence,
  from: number,
  to: number,
): { text: string; isBare: boolean }[] {
  const words = sentence.tokens.slice(from, to);
  const last = words.at(-1);
  const head = words.slice(0, -1).map(({ word }) => word);
  return (last?.forms ?? []).map((form) => ({
    text: [...head, form].join(' '),
    isBare: form !== last?.word,
  }));
}

/** Whether the words from one to another are free and stand together. */
function isRun(sentence: Sentence, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!sentence.isFree(i) || sentence.isBreak(i)) return false;
  return true;
}

/** The longest name of a locality that begins here, spelled as it is. */
function nameAt(sentence: Sentence, from: number, matcher: LocalityMatcher): Run | undefined {
  for (let length = LONGEST_NAME; length >= 1; length--) {
    const to = from + length;
    if (!isRun(sentence, from, to)) continue;
    for (const { text, isBare } of spokenOf(sentence, from, to)) {
      const hit = isWord(text) && !NO_NAME.test(text) ? matcher.named(text) : null;
      const endsNear = isBare && (sentence.tokens[to - 1]?.endsNear ?? false);
      if (hit) return { from, to, hit, endsNear };
    }
  }
  return undefined;
}

/** A longer name misspelled is meant rather than the short one it begins with: "Kondhwa Budrk". */
const SURE = 0.88;
function longerName(sentence: Sentence, run: Run, matcher: LocalityMatcher): Run {
  const to = run.to + 1;
  if (!isRun(sentence, run.from, to) || PHRASES.at(sentence.tokens, run.to, sentence.isFree)) {
    return run;
  }
  const [spoken] = spokenOf(sentence, run.from, to);
  const hit = spoken ? matcher.match(spoken.text) : null;
  const isOther = hit && hit.score >= SURE && hit.slug !== run.hit.slug;
  return isOther && !nameAt(sentence, run.to, matcher) ? { ...run, to, hit } : run;
}

function takePlace(sentence: Sentence, { from, to, hit, endsNear }: Run): void {
  for (let i = from; i < to; i++) {
    const loose = sentence.foundAt(i);
    if (loose) sentence.giveBack(loose);
  }
  const { slug, name } = hit;
  sentence.take(from, to, { meaning: {}, place: { slug, name }, near: endsNear });
}

/** Words and names that are known, the longest first at each word. */
export function scan(sentence: Sentence, matcher: LocalityMatcher): void {
  let i = 0;
  while (i < sentence.tokens.length) {
    if (!sentence.isFree(i) || sentence.isBreak(i)) {
      i++;
      continue;
    }
    const phrase = PHRASES.at(sentence.tokens, i, sentence.isFree);
    const name = nameAt(sentence, i, matcher);
    const nameLength = name ? name.to - name.from : 0;
    const length = phrase?.length ?? 0;
    // "Hinjewadi Phase 1" is a name of the locality, and the landmark says more.
    const isPlain = nameLength > 1 && !phrase?.meaning.place?.landmark;
    if (name && (nameLength > length || (nameLength === length && isPlain))) {
      const run = longerName(sentence, name, matcher);
      takePlace(sentence, run);
      i = run.to;
    } else if (phrase) {
      const { meaning, endsNear } = phrase;
      sentence.take(i, i + length, { meaning, near: endsNear });
      i += length;
    } else i++;
  }
}

/** Looking a misspelled name up takes long; of more unknown words than anybody says the rest stay unknown. */
const MAX_LOOKUPS = 150;

type LookUp = (text: string) => LocalityHit | null;

function lookUpIn(matcher: LocalityMatcher): LookUp {
  const known = new Map<string, LocalityHit | null>();
  return (text) => {
    const held = known.get(text);
    if (held !== undefined || known.size >= MAX_LOOKUPS) return held ?? null;
    const hit = matcher.match(text);
    known.set(text, hit);
    return hit;
  };
}

/** Less like a name than this is another word. */
const LIKE_ENOUGH = 0.74;
const MIN_LETTERS = 4;

/** "Koregon Park": the park of a name is no park to live near. */
const isLoose = (sentence: Sentence, i: number) => sentence.foundAt(i)?.meaning.onlyNear === true;

function isLooseRun(sentence: Sentence, from: number, to: number): boolean {
  let hasLoose = false;
  let hasFree = false;
  for (let i = from; i < to; i++) {
    if (sentence.isBreak(i)) return false;
    if (isLoose(sentence, i)) hasLoose = true;
    else if (sentence.isFree(i)) hasFree = true;
    else return false;
  }
  return hasLoose && hasFree;
}

/** The run of free words that is likest to a name of a locality. */
function likestName(sentence: Sentence, lookUp: LookUp): Run | undefined {
  let best: Run | undefined;
  for (let length = LONGEST_NAME; length >= 1; length--) {
    for (let from = 0; from + length <= sentence.tokens.length; from++) {
      const to = from + length;
      const least = isLooseRun(sentence, from, to) ? SURE : LIKE_ENOUGH;
      if (least === LIKE_ENOUGH && !isRun(sentence, from, to)) continue;
      for (const { text, isBare } of spokenOf(sentence, from, to)) {
        if (text.length < MIN_LETTERS || !isWord(text)) continue;
        const hit = lookUp(text);
        if (!hit || hit.score < least || hit.score <= (best?.hit.score ?? 0)) continue;
        const endsNear = isBare && (sentence.tokens[to - 1]?.endsNear ?? false);
        best = { from, to, hit, endsNear };
      }
    }
    if (best && best.hit.score >= SURE) return best;
  }
  return best;
}

/** Words and names that are misspelled. */
export function scanAlike(sentence: Sentence, matcher: LocalityMatcher): void {
  const lookUp = lookUpIn(matcher);
  for (let best = likestName(sentence, lookUp); best; best = likestName(sentence, lookUp)) {
    takePlace(sentence, best);
  }
  sentence.tokens.forEach(({ word }, i) => {
    const meaning = sentence.isFree(i) ? PHRASES.like(word) : undefined;
    if (meaning) sentence.take(i, i + 1, { meaning });
  });
}
