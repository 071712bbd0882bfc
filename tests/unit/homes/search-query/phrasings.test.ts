import { describe, expect, test } from 'vitest';
import { readSearchPage } from '#contract/homes/search-page.ts';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { createLocalityMatcher } from '#domain/homes/locality-match.ts';
import { addressOf, parseSearchText } from '#domain/homes/search-query/index.ts';
import { LANDMARK_WORDS } from '#domain/homes/search-query/words/landmarks.ts';
import { PHRASINGS } from '#tests/expected/phrasings/index.ts';
import { SAID_ON } from '#tests/expected/phrasings/wanted.ts';
import { judge, type Verdict } from '#tests/phrasing-score.ts';

describe.each(Object.entries(PHRASINGS))('what people type: %s', (_, phrasings) => {
  // Within a test, and not before all of them, so that a bug planted in the rules is laid to it.
  let judged: Verdict[] | undefined;
  const verdicts = () => (judged ??= phrasings.map(judge));
  test('all of it is understood to the letter', () => {
    expect(verdicts().filter(({ isRight }) => !isRight)).toEqual([]);
  });
  test('nothing of it is dropped or taken for something else without a word', () => {
    expect(verdicts().filter(({ isSilentlyWrong }) => isSilentlyWrong)).toEqual([]);
  });
});

test('the result page reads every address that words become', () => {
  const matcher = createLocalityMatcher(LOCALITIES);
  for (const [said] of Object.values(PHRASINGS).flat()) {
    const { query } = parseSearchText(said, matcher, SAID_ON);
    expect([said, readSearchPage(addressOf(query)).ignored]).toEqual([said, []]);
  }
});

test('there are enough, and of those held out a third', () => {
  const all = Object.values(PHRASINGS).flat();
  const own = all.length - (PHRASINGS['from use']?.length ?? 0);
  expect(PHRASINGS['from use']).toHaveLength(41);
  expect(own).toBeGreaterThanOrEqual(300);
  expect(PHRASINGS['held out']?.length).toBeGreaterThanOrEqual(own / 3);
  expect(new Set(all.map(([said]) => said)).size).toBe(all.length);
});

test('every landmark stands for a locality we know', () => {
  const matcher = createLocalityMatcher(LOCALITIES);
  for (const [{ place }] of LANDMARK_WORDS) {
    expect(matcher.named(place?.slug.replaceAll('-', ' ') ?? ''), place?.slug).not.toBeNull();
  }
});
