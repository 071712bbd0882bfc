import { describe, expect, test } from 'vitest';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { createLocalityMatcher } from '#domain/homes/locality-match.ts';
import { parseSearchText } from '#domain/homes/search-query/index.ts';
import type { Said } from '#domain/homes/search-query/meaning.ts';
import {
  CONDITION_WORDS,
  FACING_WORDS,
  NEARBY_WORDS,
  ORDER_WORDS,
} from '#domain/homes/search-query/words/conditions.ts';
import { KIND_WORDS, UNLISTED_WORDS } from '#domain/homes/search-query/words/kinds.ts';
import { LANDMARK_WORDS } from '#domain/homes/search-query/words/landmarks.ts';
import { OFFER_WORDS, PEOPLE_WORDS } from '#domain/homes/search-query/words/people.ts';
import { SAID_ON } from '#tests/expected/phrasings/wanted.ts';

const matcher = createLocalityMatcher(LOCALITIES);
const WISHES: readonly Said[] = [
  ...KIND_WORDS,
  ...UNLISTED_WORDS,
  ...OFFER_WORDS,
  ...PEOPLE_WORDS,
  ...CONDITION_WORDS,
  ...FACING_WORDS,
  ...ORDER_WORDS,
  ...NEARBY_WORDS,
  ...LANDMARK_WORDS,
];

/** Ways that say no by themselves; a second no before them is nobody's. */
const SAYS_NO =
  /^(?:no|non|not|zero|0|nil|without|bina|un|बिना|विना|दलाली नको|डिपॉझिट नको)\b|^(?:बिना|विना) | नको$|^na | free$/;

const ways = WISHES.flatMap(([meaning, said]) =>
  said
    .split(',')
    .map((way) => way.trim())
    .filter((way) => !SAYS_NO.test(way))
    .map((way) => [way, meaning] as const),
);

describe.each([
  ['no …', (way: string) => `no ${way}`],
  ['without …', (way: string) => `without ${way}`],
  ['bina …', (way: string) => `bina ${way}`],
  ['… nako', (way: string) => `${way} nako`],
  ['… नहीं चाहिए', (way: string) => `${way} नहीं चाहिए`],
])('said of anything, "%s"', (_, turned) => {
  test('is never taken for the wish itself', () => {
    const wrong = ways.flatMap(([way, { sets, place }]) => {
      const said = turned(way);
      const { query, unmatched } = parseSearchText(said, matcher, SAID_ON);
      const isSet = Object.entries(sets ?? {}).some(
        ([name, value]) => JSON.stringify(query[name as 'lift']) === JSON.stringify(value),
      );
      const isThere = place !== undefined && query.places !== undefined;
      // Either another filter stands for it, or it is given back.
      const isGone = Object.keys(query).length === 0 && unmatched === '';
      return isSet || isThere || isGone ? [`${said}: ${JSON.stringify(query)} “${unmatched}”`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
