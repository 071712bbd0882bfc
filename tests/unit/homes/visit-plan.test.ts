import { describe, expect, test } from 'vitest';
import { plannedVisits, type VisitPlan, visitsOfDay } from '#domain/homes/visit-plan.ts';

describe('the visits of a day are one after the other, none of them short', () => {
  const startsOf = (from: string, until: string, minutes: number) =>
    visitsOfDay('2026-11-22', { from, until, minutes }).map(({ start }) => start.slice(11, 16));
  test.each([
    ['09:05', '10:05', 30, ['09:05', '09:35']],
    ['09:05', '10:04', 30, ['09:05']],
    ['17:30', '19:00', 45, ['17:30', '18:15']],
    ['17:30', '17:59', 30, []],
    ['17:30', '16:00', 30, []],
  ])('from %s to %s, %i minutes each: %j', (from, until, minutes, starts) => {
    expect(startsOf(from, until, minutes)).toEqual(starts);
  });

  test('by Pune’s clock', () => {
    expect(visitsOfDay('2026-11-22', { from: '08:00', until: '08:20', minutes: 20 })).toEqual([
      { start: '2026-11-22T08:00:00+05:30', minutes: 20 },
    ]);
  });
});

test('what suits is offered for two weeks from the day after, but for the days left out', () => {
  const plan = {
    days: ['Saturday', 'Sunday'],
    from: '11:00',
    until: '12:15',
    notOn: ['2026-11-29'],
  } satisfies VisitPlan;
  // 23 November 2026 is a Monday, 28 November a Saturday.
  expect(plannedVisits(plan, '2026-11-23', 60).map(({ start }) => start)).toEqual([
    '2026-11-28T11:00:00+05:30',
    '2026-11-28T11:30:00+05:30',
    '2026-12-05T11:00:00+05:30',
    '2026-12-05T11:30:00+05:30',
    '2026-12-06T11:00:00+05:30',
    '2026-12-06T11:30:00+05:30',
  ]);
  // The day itself is over for whoever publishes in the evening.
  expect(plannedVisits(plan, '2026-11-28', 60)[0]?.start).toBe('2026-12-05T11:00:00+05:30');
  expect(plannedVisits(plan, '2026-11-23', 3)).toHaveLength(3);
  expect(plannedVisits(plan, '2026-11-23', 1)).toEqual([
    { start: '2026-11-28T11:00:00+05:30', minutes: 30 },
  ]);
  expect(plannedVisits({ ...plan, days: [] }, '2026-11-23', 60)).toEqual([]);
});
