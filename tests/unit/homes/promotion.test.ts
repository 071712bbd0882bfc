import { describe, expect, test } from 'vitest';
import { daysLeft, slotsOfPage, turnOf } from '#domain/homes/promotion.ts';

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
