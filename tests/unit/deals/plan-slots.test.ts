import { describe, expect, test } from 'vitest';
import { slotPlan, slotsOf } from '#client/deals/visits/plan-slots.ts';
import { dayName, weekOf } from '#domain/lib/time/month.ts';
import { isoDay, puneDayNumber, startOfDay } from '#domain/lib/time/pune.ts';

const PLAN = {
  day: '2026-11-22',
  from: '17:00',
  until: '18:20',
  minutes: 30,
  repeat: 'once' as const,
};

describe('a plan of visits', () => {
  test('is one visit after the other by Pune’s clock, without a short one at the end', () => {
    expect(slotsOf(PLAN)).toEqual([
      { start: '2026-11-22T17:00:00+05:30', minutes: 30 },
      { start: '2026-11-22T17:30:00+05:30', minutes: 30 },
    ]);
  });

  test('repeats across the end of a month', () => {
    const starts = slotsOf({ ...PLAN, until: '17:30', repeat: 'weekly' }).map(({ start }) => start);
    expect(starts.map((start) => start.slice(0, 10))).toEqual([
      '2026-11-22',
      '2026-11-29',
      '2026-12-06',
      '2026-12-13',
    ]);
  });

  test.each([
    ['16:00', 'This leaves no time for a visit.'],
    ['17:10', 'This leaves no time for a visit.'],
  ])('that ends at %s is refused', (until, message) => {
    const read = slotPlan.safeParse({ ...PLAN, until });
    expect(read.error?.issues).toMatchObject([{ path: ['until'], message }]);
  });

  test('with too many visits is refused', () => {
    const plan = { ...PLAN, from: '08:00', until: '20:00', minutes: 15, repeat: 'daily' };
    expect(slotPlan.safeParse(plan).success).toBe(false);
  });
});

test('days are those of Pune', () => {
  const day = puneDayNumber('2026-11-21T18:30:00Z');
  expect(isoDay(day)).toBe('2026-11-22');
  expect(isoDay(puneDayNumber('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(startOfDay(day).toISOString()).toBe('2026-11-21T18:30:00.000Z');
  expect(dayName('2026-11-22')).toBe('Sunday, 22 Nov 2026');
  expect(weekOf('2026-11-22')[0]).toBe('2026-11-16');
  expect(weekOf('2026-11-23')[0]).toBe('2026-11-23');
});
