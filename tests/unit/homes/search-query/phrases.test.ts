import { describe, expect, test } from 'vitest';
import { type Meaning, phrasesOf } from '#domain/homes/search-query/meaning.ts';
import { tokensOf } from '#domain/homes/search-query/tokens.ts';

const meaning = (about: string): Meaning => ({ answer: { about, text: () => about } });
const PHRASES = phrasesOf([
  [meaning('early'), 'lake, around'],
  [meaning('lake'), 'lake,lake side'],
  [meaning('near lake'), 'metrojaval'],
  [meaning('station'), 'station,central station'],
  [meaning('long'), 'furnished,abcdefg,garden,a,'],
  [meaning('short'), 'abcdef,villa'],
]);

const at = (said: string, from = 0, taken: number[] = []) => {
  const found = PHRASES.at(tokensOf(said), from, (i) => !taken.includes(i));
  return found && [found.meaning.answer?.about, found.length, found.endsNear];
};

describe('the phrase that begins at a word', () => {
  test.each([
    ['lake', ['lake', 1, false]],
    ['lake side', ['lake', 2, false]],
    ['lake villa', ['lake', 1, false]],
    ['around', ['early', 1, false]],
    ['nothing', undefined],
    ['', undefined],
  ])('is the longest, and of one that stands twice the later: “%s”', (said, found) => {
    expect(at(said)).toEqual(found);
  });

  test.each([
    ['stationjaval', ['station', 1, true]],
    ['central stationjaval', ['station', 2, true]],
    ['central stationmadhye', ['station', 2, false]],
    ['lakemadhye side', ['lake', 1, false]],
    ['metrojaval', ['near lake', 1, false]],
  ])('may have an ending at its end: “%s”', (said, found) => {
    expect(at(said)).toEqual(found);
  });

  test('is of words that nobody has taken', () => {
    expect(at('villa lake side', 1)).toEqual(['lake', 2, false]);
    expect(at('villa lake side', 1, [2])).toEqual(['lake', 1, false]);
    expect(at('villa lake side', 1, [1, 2])).toBeUndefined();
  });
});

describe('a word of which one letter is wrong', () => {
  test.each([
    ['furnoshed', 'another'],
    ['furnishd', 'one left out'],
    ['furnishe', 'the last left out'],
    ['furnnished', 'one too much'],
    ['furnisheds', 'one too much at the end'],
    ['funrished', 'two that changed places'],
    ['furnishde', 'the last two that changed places'],
  ])('%s: %s', (word) => {
    expect(PHRASES.like(word)?.answer?.about).toBe('long');
  });

  test.each([
    ['gurnished', 'the first letter is another'],
    ['furnosked', 'two letters are others'],
    ['fnurnsihed', 'one too much, and two that changed places'],
    ['funrihsed', 'twice two that changed places'],
    ['furxyshed', 'two that are others side by side'],
    ['furinshde', 'all of the rest is another'],
    ['furnish', 'two are left out'],
    ['furnnishedd', 'two are too much'],
    ['funrishedx', 'two that changed places, and one too much'],
    ['furihsed', 'one left out, and two that changed places'],
    ['gardn', 'what was typed is too short'],
    ['villaa', 'what is known is too short'],
    ['central', 'it is but the first of a phrase'],
  ])('is not %s: %s', (word) => {
    expect(PHRASES.like(word)).toBeUndefined();
  });

  test('is taken for one as long before another', () => {
    expect(PHRASES.like('abcdeg')?.answer?.about).toBe('short');
    expect(PHRASES.like('gardem')?.answer?.about).toBe('long');
  });
});
