import { expect, test } from 'vitest';
import { extended, jsonOf, withKeptJson } from '#server/lib/kept-json.ts';

const card = (id: number) => ({
  id,
  title: 'Two “halls”,\n\\ and 3 % off',
  at: { lat: 18.5, none: null },
});
const kept = (id: number) => withKeptJson(card(id)).value;

/** Kept as bytes. */
const long = (id: number) => withKeptJson({ id, title: 'हॉल, “two”. '.repeat(40) }).value;

test.each<[string, object]>([
  ['a list beside its counts', { status: 1, data: [kept(1), kept(2)], total: 2, more: undefined }],
  ['a list one deeper', { status: 1, message: 'OK', data: { data: [kept(1)], page: 1 } }],
  ['a list of another name', { data: { points: [kept(1), kept(2)], total: 2, place: null } }],
  ['rows kept and not', { data: [kept(1), card(2), undefined, kept(3)] }],
  ['rows with a field of one answer', { data: [extended(kept(1), { metres: 40 })] }],
  ['rows extended twice', { data: [extended(extended(kept(1), { metres: 40 }), { rank: 1 })] }],
  ['short rows', { data: [withKeptJson({ id: 1 }).value, withKeptJson({ id: 2 }).value] }],
  ['long rows', { data: [long(1), extended(long(2), { metres: 40 }), long(3)], total: 3 }],
  ['no rows', { data: [], total: 0 }],
  ['rows that were never kept', { data: [card(1)], at: new Date(0) }],
  ['an answer without data', { status: 1, message: 'OK' }],
  ['data that is no list', { data: { a: 1, at: new Date(0) }, rows: [kept(1)] }],
  ['a date where data would be', { data: new Date(0) }],
])('%s reads as JSON.stringify says it', (_, answer) => {
  const text = JSON.stringify(answer);
  const json = jsonOf(answer);
  expect(json.text).toBe(text);
  for (const isAlone of [true, false]) expect(json.bytes({ isAlone }).toString()).toBe(text);
});

test('what is kept is the text of what is answered', () => {
  const one = kept(7);
  expect(jsonOf({ data: [one] }).text).toContain(JSON.stringify(card(7)));
  expect(one).toEqual(card(7));
  expect(Object.keys(one)).toEqual(['id', 'title', 'at']);
});

test('nobody can change a value under its text', () => {
  const one = kept(1);
  expect(() => {
    one.title = 'Another';
  }).toThrow(TypeError);
  expect(() => {
    one.at.lat = 19;
  }).toThrow(TypeError);
});

test('answers that read alike have one mark, and all others have others', () => {
  const answers = [
    { data: [kept(1), kept(2)], total: 2 },
    { data: [kept(2), kept(1)], total: 2 },
    { data: [kept(1), kept(2)], total: 3 },
    { data: [kept(1)], total: 2 },
    { data: [extended(kept(1), { metres: 1 })], total: 2 },
    { data: [extended(kept(1), { metres: 2 })], total: 2 },
    { data: { data: [kept(1)], total: 2 } },
    { data: [card(1)], total: 2 },
  ];
  expect(new Set(answers.map((answer) => jsonOf(answer).mark)).size).toBe(answers.length);
  const again = () => jsonOf({ data: [kept(1), kept(2)], total: 2 }).mark;
  expect(again()).toBe(again());
  expect(again().length).toBeLessThan(jsonOf({ data: [kept(1), kept(2)] }).text.length);
});
