import { describe, expect, test } from 'vitest';
import {
  daysLeft,
  dividePage,
  liftsPromoted,
  slotsOfPage,
  turnOf,
} from '#domain/homes/promotion.ts';

describe('places of a page for promoted listings: one of twelve, two at most', () => {
  test.each([
    [0, 0],
    [1, 0],
    [11, 0],
    [12, 1],
    [23, 1],
    [24, 2],
    [35, 2],
    [36, 2],
    [100, 2],
  ])('of %i are %i', (pageSize, slots) => {
    expect(slotsOfPage(pageSize)).toBe(slots);
  });
});

describe('turns', () => {
  test('change at Pune’s midnight, by one', () => {
    const before = turnOf(new Date('2026-11-21T18:29:59.999Z'));
    expect(before).toBe(20_778);
    expect(turnOf(new Date('2026-11-21T18:30:00.000Z'))).toBe(before + 1);
    expect(turnOf(new Date('2026-11-22T18:29:59.999Z'))).toBe(before + 1);
  });
});

describe('days left', () => {
  const now = new Date('2026-11-21T10:00:00.000Z');
  test.each([
    ['nothing promoted', null, 0],
    ['over', '2026-11-21T09:59:59.999Z', 0],
    ['now', '2026-11-21T10:00:00.000Z', 0],
    ['a moment', '2026-11-21T10:00:00.001Z', 1],
    ['a day', '2026-11-22T10:00:00.000Z', 1],
    ['a day and a moment', '2026-11-22T10:00:00.001Z', 2],
    ['fifteen days', '2026-12-06T10:00:00.000Z', 15],
  ])('%s', (_, until, days) => {
    expect(daysLeft(until ? new Date(until) : null, now)).toBe(days);
  });
});

test.each([
  [undefined, true],
  ['newest', true],
  ['relevance', true],
  ['price-asc', false],
  ['', false],
])('an order by what suits has places for promoted homes: %s, %s', (sort, lifts) => {
  expect(liftsPromoted(sort)).toBe(lifts);
});

describe('pages have slots while promoted homes last, and the rest goes on where it stopped', () => {
  const IDS = [11, 12, 13];
  test.each([
    // Of 24 rows two are slots.
    [1, 24, { here: [11, 12], limit: 22, offset: 0 }],
    [2, 24, { here: [13], limit: 23, offset: 22 }],
    [3, 24, { here: [], limit: 24, offset: 45 }],
    [4, 24, { here: [], limit: 24, offset: 69 }],
    [2, 12, { here: [12], limit: 11, offset: 11 }],
    [2, 10, { here: [], limit: 10, offset: 10 }],
  ])('page %i of %i rows', (page, size, divided) => {
    expect(dividePage(IDS, page, size)).toEqual({ ids: IDS, ...divided });
  });
});
