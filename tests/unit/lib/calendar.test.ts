import { expect, test } from 'vitest';
import { calendarEntries, clashesOf, type DiaryEntry } from '#client/talk/meetings/diary.ts';
import { spanOf } from '#client/ui/calendar/Calendar.tsx';
import { dayByKey } from '#client/ui/calendar/day-keys.ts';
import { hoursOf, placeEntries } from '#client/ui/calendar/entry.ts';

// 23 November 2026 is a Monday.
test.each([
  ['ArrowLeft', false, '2026-11-22'],
  ['ArrowRight', false, '2026-11-24'],
  ['ArrowUp', false, '2026-11-16'],
  ['ArrowDown', false, '2026-11-30'],
  ['Home', false, '2026-11-23'],
  ['End', false, '2026-11-29'],
  ['PageUp', false, '2026-10-23'],
  ['PageDown', false, '2026-12-23'],
  ['PageUp', true, '2025-11-23'],
  ['PageDown', true, '2027-11-23'],
  ['Enter', false, undefined],
] as const)('%s (with shift: %s) leads to %s', (key, shift, day) => {
  expect(dayByKey('2026-11-23', key, shift)).toBe(day);
});

test('a month with fewer days ends at its last', () => {
  expect(dayByKey('2027-01-31', 'PageDown', false)).toBe('2027-02-28');
  expect(dayByKey('2028-02-29', 'PageUp', true)).toBe('2027-02-28');
  expect(dayByKey('2026-12-31', 'ArrowRight', false)).toBe('2027-01-01');
});

test('a week and a month have their bounds', () => {
  expect(spanOf('week', '2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(spanOf('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

const at = (key: string, from: string, until: string) => ({
  key,
  words: key,
  time: { start: `2026-11-23T${from}:00+05:30`, end: `2026-11-23T${until}:00+05:30` },
});

test('what clashes stands side by side, and a week has the hours it needs', () => {
  const some = [
    at('a', '09:00', '10:00'),
    at('b', '09:30', '10:30'),
    at('c', '10:30', '11:00'),
    at('early', '07:30', '08:00'),
  ];
  const hours = hoursOf(some);
  expect(hours).toEqual({ first: 7, last: 19 });
  const placed = placeEntries(some, hours).map(({ entry, lane, lanes }) => [
    entry.key,
    lane,
    lanes,
  ]);
  expect(placed).toEqual([
    ['early', 0, 1],
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 0, 1],
  ]);
  expect(placeEntries(some, hours)[1]).toMatchObject({ top: 2 / 12, height: 1 / 12 });
});

test('open entries clash with each other and with times that are offered', () => {
  const slot = {
    id: 1,
    propertyId: 1,
    title: 'A flat',
    start: '2026-11-23T09:00:00.000Z',
    end: '2026-11-23T09:30:00.000Z',
    taken: false,
  };
  const entry = (key: string, start: string, end: string, isOpen: boolean): DiaryEntry => ({
    key,
    time: { start, end },
    day: '2026-11-23',
    what: key,
    look: isOpen ? 'firm' : undefined,
    isOpen,
    slot,
  });
  const free = { ...entry('free', slot.start, slot.end, false), look: 'free' as const };
  const inside = entry('inside', '2026-11-23T09:15:00.000Z', '2026-11-23T09:20:00.000Z', true);
  const after = entry('after', slot.end, '2026-11-23T10:00:00.000Z', true);
  const all = [after, free, inside];
  expect(clashesOf(free, all)).toEqual([inside]);
  expect(clashesOf(inside, all)).toEqual([]);
  expect(calendarEntries(all).map(({ words }) => words)).toEqual([
    '2:30 pm free',
    '2:45 pm inside',
    '3:00 pm after',
  ]);
});
