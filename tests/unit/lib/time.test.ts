import { describe, expect, it } from 'vitest';
import { daysBefore, hoursFrom, minutesFrom } from '#domain/lib/time/deadlines.ts';
import { DAY_MINUTES, DAY_MS, DAY_SECONDS, HOUR_MS } from '#domain/lib/time/lengths.ts';
import {
  dayOfIso,
  isoDay,
  lastMinute,
  puneDate,
  puneDayNumber,
  puneMinute,
  startOfDay,
} from '#domain/lib/time/pune.ts';

describe('lengths of time', () => {
  it('are what a clock says', () => {
    expect([HOUR_MS, DAY_MS]).toEqual([3_600_000, 86_400_000]);
    expect([DAY_SECONDS, DAY_MINUTES]).toEqual([86_400, 1_440]);
  });
});

describe('deadlines', () => {
  const noon = new Date('2026-11-21T12:00:00Z');

  it('lie before or after a moment', () => {
    expect(minutesFrom(noon, 90).toISOString()).toBe('2026-11-21T13:30:00.000Z');
    expect(hoursFrom(noon, 12).toISOString()).toBe('2026-11-22T00:00:00.000Z');
    expect(daysBefore(noon, 21).toISOString()).toBe('2026-10-31T12:00:00.000Z');
  });
});

describe("Pune's calendar", () => {
  const lastMoment = new Date('2026-11-21T18:29:59.999Z');
  const midnight = new Date('2026-11-21T18:30:00Z');

  it('ends a deadline at midnight with the day before it', () => {
    expect(lastMinute(midnight).toISOString()).toBe('2026-11-21T18:29:00.000Z');
    expect(lastMinute('2026-11-21T18:30:00.001Z').toISOString()).toBe('2026-11-21T18:30:00.001Z');
    expect(lastMinute(lastMoment)).toEqual(lastMoment);
  });

  it('turns the day at half past six in the evening of UTC', () => {
    expect(puneDate(lastMoment)).toBe('2026-11-21');
    expect(puneDate(midnight)).toBe('2026-11-22');
    expect(puneDate(midnight, 10)).toBe('2026-12-02');
    expect(puneMinute(lastMoment)).toBe(1_439);
    expect(puneMinute(midnight)).toBe(0);
  });

  it('counts days and writes them down', () => {
    expect(puneDayNumber(midnight)).toBe(dayOfIso('2026-11-22'));
    expect(isoDay(dayOfIso('2026-11-22') - 1)).toBe('2026-11-21');
    expect(startOfDay(puneDayNumber(midnight))).toEqual(midnight);
  });
});
