import { expect, test } from 'vitest';
import { likeProjects, nameWords, wrongLetters } from '#domain/homes/project-match.ts';

const wrong = (typed: string, name: string) => wrongLetters(nameWords(typed), nameWords(name));

test.each([
  ['gulmohar', 'Gulmohar Park', 0],
  ['gulmohr', 'Gulmohar Park', 1],
  ['gulmohar prak', 'Gulmohar Park', 1],
  ['gulmo', 'Gulmohar Park', 0],
  ['gulom', 'Gulmohar Park', 1],
  ['gulmahor', 'Gulmohar Park', 2],
  ['sahyadri hieghts', 'Sahyadri Heights', 1],
  ['tulshi enclev', 'Tulsi Enclave', 2],
  ['गुलमोहर', 'Gulmohar Park', 1],
  ['par', 'Gulmohar Park', 0],
  ['pir', 'Gulmohar Park', null],
  ['amanora', 'Gulmohar Park', null],
  ['hulmohar', 'Gulmohar Park', null],
  ['', 'Gulmohar Park', null],
  // None wrong of three letters, one of four to seven, two of eight.
  ['gul', 'Gulmohar Park', 0],
  ['gum', 'Gulmohar Park', null],
  ['gumo', 'Gulmohar Park', 1],
  ['glmo', 'Gulmohar Park', 1],
  ['gmuo', 'Gulmohar Park', null],
  ['gelmahr', 'Gulmohar Park', null],
  ['gelmahar', 'Gulmohar Park', 2],
  ['gelmahir', 'Gulmohar Park', null],
  // The better of several words, and the sum of all that were typed.
  ['park', 'Pari Park', 0],
  ['gulmohr pakr', 'Gulmohar Park', 2],
])('%s is %s with so many wrong letters: %s', (typed, name, letters) => {
  expect(wrong(typed, name)).toBe(letters);
});

test('the fewest wrong letters come first, then the most homes, and none without homes', () => {
  const projects = [
    { society: 'Gulmohan', count: 9 },
    { society: 'Gulmohar B', count: 2 },
    { society: 'Gulmohar A', count: 2 },
    { society: 'Gulmohar C', count: 3 },
    { society: 'Gulmohar AB', count: 2 },
    { society: 'Gulmohar D', count: 0 },
  ];
  expect(likeProjects('gulmohar', projects, 5).map(({ society }) => society)).toEqual([
    'Gulmohar C',
    'Gulmohar A',
    'Gulmohar AB',
    'Gulmohar B',
    'Gulmohan',
  ]);
  expect(likeProjects('gulmohar', projects, 1)).toHaveLength(1);
  expect(likeProjects('', projects, 4)).toEqual([]);
});

test('a project may be known by other words', () => {
  const named = [{ society: 'Tower One', count: 1 }];
  expect(likeProjects('gulmohr', named, 4, () => ['gulmohar'])).toEqual(named);
});
