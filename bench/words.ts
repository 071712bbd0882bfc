import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { createLocalityMatcher } from '#domain/homes/locality-match.ts';
import { parseSearchText } from '#domain/homes/search-query/index.ts';
import { PHRASINGS } from '#tests/expected/phrasings/index.ts';
import { SAID_ON } from '#tests/expected/phrasings/wanted.ts';
import { judge } from '#tests/phrasing-score.ts';

const ROUNDS = 20;

/** Microseconds a phrase, of the fastest of so many rounds. */
function microseconds(phrases: readonly string[], read: (said: string) => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    for (const said of phrases) read(said);
    best = Math.min(best, performance.now() - began);
  }
  return (best * 1_000) / phrases.length;
}

export interface WordsRow {
  what: string;
  phrases: number;
  right: number;
  silentlyWrong: number;
  parse: number;
  /** One look-up of a locality that forgives typing errors. */
  floor: number;
}

/** Plain words: how many phrases become exactly what they must, and how long one takes. */
export function benchWords(): WordsRow[] {
  const matcher = createLocalityMatcher(LOCALITIES);
  return Object.entries(PHRASINGS).map(([what, phrasings]) => {
    const verdicts = phrasings.map(judge);
    const said = phrasings.map(([phrase]) => phrase);
    return {
      what,
      phrases: said.length,
      right: verdicts.filter(({ isRight }) => isRight).length,
      silentlyWrong: verdicts.filter(({ isSilentlyWrong }) => isSilentlyWrong).length,
      parse: microseconds(said, (phrase) => parseSearchText(phrase, matcher, SAID_ON)),
      floor: microseconds(said, () => matcher.match('koregon park')),
    };
  });
}
