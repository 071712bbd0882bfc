import { describe, expect, test } from 'vitest';
import { ago, formatClock, formatDate, formatSpan, formatTime } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { formatSpanIn, isTimeZone, placeOfZone, zonesDiffer } from '#domain/lib/time/zone.ts';

describe('a day in Pune', () => {
  test.each([
    ['2026-11-21T18:29:59.999Z', 0, '2026-11-21'],
    ['2026-11-21T18:30:00.000Z', 0, '2026-11-22'],
    ['2026-11-21T12:00:00.000Z', 1, '2026-11-22'],
    ['2026-11-21T12:00:00.000Z', 10, '2026-12-01'],
    ['2026-11-21T12:00:00.000Z', -21, '2026-10-31'],
  ])('at %s and %i days on is %s', (at, days, date) => {
    expect(puneDate(new Date(at), days)).toBe(date);
  });

  test('is written out', () => {
    expect(formatDate('2026-09-05T00:00:00+05:30')).toBe('5 Sep 2026');
  });
});

describe('how long ago', () => {
  const now = new Date('2026-11-21T12:00:00+05:30');
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  test.each([
    [-3, 'today'],
    [0, 'today'],
    [1, 'yesterday'],
    [2, '2 days ago'],
    [59, '59 days ago'],
    [60, '2 months ago'],
    [729, '24 months ago'],
    [730, '2 years ago'],
    [1_095, '3 years ago'],
  ])('%i days are %s', (days, words) => {
    expect(ago(before(days), now)).toBe(words);
  });
});

describe('a time of day in Pune', () => {
  test.each([
    ['2026-11-21T16:05:00+05:30', '4:05 pm'],
    ['2026-11-21T00:00:00+05:30', '12:00 am'],
    ['2026-11-21T03:30:00Z', '9:00 am'],
  ])('%s is %s', (at, words) => {
    expect(formatTime(at)).toBe(words);
    expect(formatTime(new Date(at))).toBe(words);
  });

  test('as it is typed, in words', () => {
    expect(['17:00', '09:05', '00:30'].map(formatClock)).toEqual([
      ...['5:00 pm', '9:05 am', '12:30 am'],
    ]);
  });

  test('from and to', () => {
    expect(formatSpan('2026-11-21T16:05:00+05:30', '2026-11-21T16:35:00+05:30')).toBe(
      '21 Nov 2026, 4:05 pm to 4:35 pm',
    );
  });
});

describe('time zones', () => {
  test.each([
    ['Asia/Kolkata', true],
    ['America/Argentina/Buenos_Aires', true],
    ['UTC', true],
    ['IST', false],
    ['UTC+5', false],
    ['GMTUTC', false],
    ['+05:30', false],
    ['asia/kolkata', false],
    [' Asia/Kolkata', false],
    ['Asia/Kolkata ', false],
    ['Asia/Nowhere', false],
    ['', false],
  ])('%j is one: %s', (name, isOne) => {
    expect(isTimeZone(name)).toBe(isOne);
  });

  test('are named by their place', () => {
    expect(['Asia/Kolkata', 'America/New_York', 'UTC'].map(placeOfZone)).toEqual([
      'Kolkata',
      'New York',
      'UTC',
    ]);
    expect(placeOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  });

  test('differ where their clocks do', () => {
    const at = '2026-11-21T12:00:00Z';
    expect(zonesDiffer(at, 'Asia/Kolkata', 'Asia/Kolkata')).toBe(false);
    expect(zonesDiffer(at, 'Asia/Kolkata', 'Asia/Colombo')).toBe(false);
    expect(zonesDiffer(at, 'Asia/Kolkata', 'Asia/Dubai')).toBe(true);
    expect(formatSpanIn(at, '2026-11-21T19:00:00Z', 'Asia/Kolkata')).toBe(
      '21 Nov 2026, 5:30 pm to 22 Nov 2026, 12:30 am',
    );
  });
});
