import { describe, expect, test } from 'vitest';
import { fieldsOf, momentOf } from '#client/talk/meetings/zoned-time.ts';
import { formatSpanIn, isTimeZone, placeOfZone, zonesDiffer } from '#domain/lib/time/zone.ts';

test('a time zone is an IANA name, nothing that only looks like one', () => {
  for (const name of ['Asia/Kolkata', 'Europe/London', 'America/Argentina/Salta', 'UTC']) {
    expect(isTimeZone(name)).toBe(true);
  }
  for (const name of ['IST', '+05:30', 'Mars/Olympus', 'asia/kolkata; drop', '', 'Asia']) {
    expect(isTimeZone(name)).toBe(false);
  }
});

test('a span is said by the clock of a zone, with the second day where it is another', () => {
  const [start, end] = ['2026-11-21T18:00:00Z', '2026-11-21T19:00:00Z'];
  expect(formatSpanIn(start, end, 'Europe/London')).toBe('21 Nov 2026, 6:00 pm to 7:00 pm');
  expect(formatSpanIn(start, end, 'Asia/Kolkata')).toBe(
    '21 Nov 2026, 11:30 pm to 22 Nov 2026, 12:30 am',
  );
  expect(placeOfZone('America/New_York')).toBe('New York');
});

test('zones differ only where their clocks do', () => {
  expect(zonesDiffer('2026-11-21T10:00:00Z', 'Asia/Kolkata', 'Asia/Colombo')).toBe(false);
  expect(zonesDiffer('2026-11-21T10:00:00Z', 'Asia/Kolkata', 'Europe/London')).toBe(true);
  expect(zonesDiffer('2026-11-21T10:00:00Z', 'Europe/London', 'UTC')).toBe(false);
  expect(zonesDiffer('2026-07-21T10:00:00Z', 'Europe/London', 'UTC')).toBe(true);
});

describe('what a clock shows, as a moment', () => {
  test.each([
    ['2026-11-21', '16:05', 'Asia/Kolkata', '2026-11-21T10:35:00.000Z'],
    ['2026-07-01', '09:00', 'Europe/London', '2026-07-01T08:00:00.000Z'],
    ['2026-12-01', '09:00', 'America/New_York', '2026-12-01T14:00:00.000Z'],
    // On the day clocks change, before and after it.
    ['2026-03-29', '00:30', 'Europe/London', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  ])('%s %s in %s', (day, time, zone, moment) => {
    expect(momentOf(day, time, zone).toISOString()).toBe(moment);
    expect(fieldsOf(new Date(moment), zone)).toEqual({ day, time });
  });
});
