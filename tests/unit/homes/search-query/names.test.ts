import { describe, expect, test } from 'vitest';
import type { LocalityHit, LocalityMatcher } from '#domain/homes/locality-match.ts';
import { scan, scanAlike } from '#domain/homes/search-query/scan.ts';
import { Sentence } from '#domain/homes/search-query/sentence.ts';

/** Knows the names given, and how like to a name others are. */
function matcherOf(named: Record<string, string>, alike: Record<string, [string, number]> = {}) {
  const asked: string[] = [];
  const hit = (slug: string, score: number): LocalityHit => ({ slug, name: slug, score });
  const matcher: LocalityMatcher = {
    named: (text) => (named[text] === undefined ? null : hit(named[text], 1)),
    match: (text) => {
      asked.push(text);
      const [slug, score] = alike[text] ?? [];
      return slug === undefined || score === undefined ? null : hit(slug, score);
    },
    suggest: () => [],
  };
  return { matcher, asked };
}

type How = typeof scan;
function placesOf(how: How, said: string, ...known: Parameters<typeof matcherOf>) {
  const sentence = new Sentence(said);
  how(sentence, matcherOf(...known).matcher);
  return sentence.findings
    .filter(({ place }) => place)
    .map(({ from, to, place, near }) => [place?.slug, from, to, near]);
}

describe('names as they are written', () => {
  const NAMES = { zib: 'zib', 'zib zab': 'zib-zab', '12': 'twelve', 'sector 5': 'five' };
  test.each([
    ['zib', [['zib', 0, 1, false]]],
    ['zib zab', [['zib-zab', 0, 2, false]]],
    ['zib, zab', [['zib', 0, 1, false]]],
    ['flat zibmadhye', [['zib', 1, 2, false]]],
    ['flat zibjaval', [['zib', 1, 2, true]]],
    ['12', []],
    ['sector 5', []],
    [
      'zib zib',
      [
        ['zib', 0, 1, false],
        ['zib', 1, 2, false],
      ],
    ],
  ])('the longest counts, with a letter in it: “%s”', (said, places) => {
    expect(placesOf(scan, said, NAMES)).toEqual(places);
  });

  test.each<[string, Record<string, [string, number]>, unknown[]]>([
    ['zib zob', { 'zib zob': ['zib-zab', 0.88] }, [['zib-zab', 0, 2, false]]],
    ['zib zob', { 'zib zob': ['zib-zab', 0.879] }, [['zib', 0, 1, false]]],
    ['zib zob', { 'zib zob': ['zib', 1] }, [['zib', 0, 1, false]]],
    ['zib, zob', { 'zib zob': ['zib-zab', 1], 'zib ,': ['zib-zab', 1] }, [['zib', 0, 1, false]]],
    ['zib lift', { 'zib lift': ['zib-zab', 1] }, [['zib', 0, 1, false]]],
    [
      'zib zub',
      { 'zib zub': ['zib-zab', 1] },
      [
        ['zib', 0, 1, false],
        ['zub', 1, 2, false],
      ],
    ],
  ])(
    'a longer one that is misspelled counts where it is sure: “%s” as %j',
    (said, alike, places) => {
      expect(placesOf(scan, said, { zib: 'zib', zub: 'zub' }, alike)).toEqual(places);
    },
  );
});

describe('names that are misspelled', () => {
  test.each<[string, Record<string, [string, number]>, unknown[]]>([
    ['abcd', { abcd: ['a', 0.74] }, [['a', 0, 1, false]]],
    ['abcd', { abcd: ['a', 0.739] }, []],
    ['abc', { abc: ['a', 1] }, []],
    ['1234', { '1234': ['a', 1] }, []],
    ['abcdjaval', { abcd: ['a', 0.8] }, [['a', 0, 1, true]]],
    ['abcdmadhye', { abcd: ['a', 0.8] }, [['a', 0, 1, false]]],
    ['abcdjaval', { abcdjaval: ['a', 0.8] }, [['a', 0, 1, false]]],
    ['x abcd', { abcd: ['a', 0.8], 'x abcd': ['b', 0.8] }, [['b', 0, 2, false]]],
    ['x abcd', { abcd: ['a', 0.81], 'x abcd': ['b', 0.8] }, [['a', 1, 2, false]]],
    ['x abcd', { abcd: ['a', 0.95], 'x abcd': ['b', 0.88] }, [['b', 0, 2, false]]],
    ['x abcd', { abcd: ['a', 0.95], 'x abcd': ['b', 0.879] }, [['a', 1, 2, false]]],
    ['abcd, efgh', { 'abcd , efgh': ['b', 1], efgh: ['e', 0.8] }, [['e', 2, 3, false]]],
    [
      'abcd efgh',
      { abcd: ['a', 0.8], efgh: ['e', 0.8] },
      [
        ['a', 0, 1, false],
        ['e', 1, 2, false],
      ],
    ],
    [
      'abcd efgh',
      { abcd: ['a', 0.8], efgh: ['e', 0.9] },
      [
        ['e', 1, 2, false],
        ['a', 0, 1, false],
      ],
    ],
  ])('the likest counts, of those that are like enough: “%s” as %j', (said, alike, places) => {
    expect(placesOf(scanAlike, said, {}, alike)).toEqual(places);
  });

  const both: How = (...all) => {
    scan(...all);
    scanAlike(...all);
  };
  test.each<[string, Record<string, [string, number]>, unknown[]]>([
    ['kor park', { 'kor park': ['k', 0.88] }, [['k', 0, 2, false]]],
    ['kor park', { 'kor park': ['k', 0.879] }, []],
    ['kor, park', { 'kor , park': ['k', 1], ', park': ['k', 1] }, []],
    ['park', { park: ['k', 1] }, []],
    ['flat park', { 'flat park': ['k', 1] }, []],
  ])('one may hold a park, where it is sure: “%s” as %j', (said, alike, places) => {
    expect(placesOf(both, said, {}, alike)).toEqual(places);
  });

  test('are looked up once each, and of many the first hundred and fifty', () => {
    const { matcher, asked } = matcherOf({});
    scanAlike(new Sentence('abcd abcd'), matcher);
    expect(asked).toEqual(['abcd abcd', 'abcd']);
    const many = matcherOf({});
    const word = (i: number) =>
      `word${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`;
    scanAlike(new Sentence(Array.from({ length: 90 }, (_, i) => word(i)).join(' ')), many.matcher);
    expect(many.asked).toHaveLength(150);
  });
});

test('what lies wrongly spelled in a word is understood where the word is free', () => {
  const sentence = new Sentence('parkng zzzzzz');
  scanAlike(sentence, matcherOf({}).matcher);
  expect(sentence.findings.map(({ from, to, meaning }) => [from, to, meaning.sets])).toEqual([
    [0, 1, { parking: true }],
  ]);
});
