import { describe, expect, test } from 'vitest';
import {
  afterQuietHours,
  CHANNEL_LABEL,
  CHANNELS,
  isAlwaysSent,
  isWanted,
  KIND_LABEL,
  NOTIFICATION_KINDS,
  type QuietHours,
} from '#domain/people/notification.ts';
import { fc } from '#tests/fast-check.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** An instant given as Pune's wall clock shows it. */
const pune = (clock: string) => new Date(`2026-03-04T${clock}+05:30`);
const hours = (from: string, until: string): QuietHours => {
  const minute = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return { from: minute(from), until: minute(until) };
};

describe('quiet hours', () => {
  test.each([
    ['22:00', '07:00', '23:15:30', '2026-03-05T07:00:00+05:30'],
    ['22:00', '07:00', '06:59:59', '2026-03-04T07:00:00+05:30'],
    ['22:00', '07:00', '00:00:00', '2026-03-04T07:00:00+05:30'],
    ['22:00', '07:00', '22:00:00', '2026-03-05T07:00:00+05:30'],
    ['13:00', '15:30', '14:00:00', '2026-03-04T15:30:00+05:30'],
    ['00:00', '23:59', '05:30:00', '2026-03-04T23:59:00+05:30'],
  ])('%s to %s at %s: until %s', (from, until, now, end) => {
    expect(afterQuietHours(pune(now), hours(from, until))).toEqual(new Date(end));
  });

  test.each([
    ['22:00', '07:00', '07:00:00'],
    ['22:00', '07:00', '21:59:59'],
    ['13:00', '15:30', '12:59:59'],
    ['13:00', '15:30', '15:30:00'],
    ['13:00', '15:30', '15:30:40'],
    ['09:00', '09:00', '09:00:00'],
  ])('%s to %s at %s: now', (from, until, now) => {
    expect(afterQuietHours(pune(now), hours(from, until))).toEqual(pune(now));
  });

  test('there are none unless set', () => {
    expect(afterQuietHours(pune('03:00:00'), undefined)).toEqual(pune('03:00:00'));
  });

  const minute = fc.integer({ min: 0, max: 1_439 });
  const quiet = fc.record({ from: minute, until: minute });
  const instant = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  const minuteInPune = (at: Date) => {
    const [hour = 0, min = 0] = at
      .toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })
      .split(':')
      .map(Number);
    return hour * 60 + min;
  };
  const isQuiet = (at: Date, { from, until }: QuietHours) => {
    const now = minuteInPune(at);
    return from <= until ? now >= from && now < until : now >= from || now < until;
  };

  test('whatever they are: outside of them now, inside at their very end', () => {
    fc.assert(
      fc.property(instant, quiet, (now, given) => {
        const then = afterQuietHours(now, given);
        if (!isQuiet(now, given)) {
          expect(then).toEqual(now);
          return;
        }
        expect(then.getTime()).toBeGreaterThan(now.getTime());
        expect(then.getTime() - now.getTime()).toBeLessThanOrEqual(DAY_MS);
        expect(minuteInPune(then)).toBe(given.until);
        expect(then.getTime() % MINUTE_MS).toBe(0);
        // Quiet right up to it, and undisturbed after: waiting once is enough.
        expect(isQuiet(new Date(then.getTime() - 1), given)).toBe(true);
        expect(afterQuietHours(then, given)).toEqual(then);
      }),
    );
  });
});

describe('what somebody wants', () => {
  const cells = NOTIFICATION_KINDS.flatMap((kind) =>
    CHANNELS.map((channel) => ({ kind, channel })),
  );

  test('is what they chose, else the kind’s default', () => {
    for (const { kind, channel } of cells) {
      expect(isWanted(kind, channel, true)).toBe(true);
      expect(isWanted(kind, channel, false)).toBe(isAlwaysSent(kind, channel));
    }
    expect(isWanted('deal', 'sms', undefined)).toBe(true);
    expect(isWanted('news', 'mail', undefined)).toBe(false);
  });

  test('is in the app by default, whatever the kind', () => {
    for (const kind of NOTIFICATION_KINDS) expect(isWanted(kind, 'in_app', undefined)).toBe(true);
  });

  test('never mutes security in the app and by mail, nor a new bank account or key anywhere', () => {
    const fixed = cells.filter(({ kind, channel }) => isAlwaysSent(kind, channel));
    expect(fixed).toEqual([
      { kind: 'security', channel: 'in_app' },
      { kind: 'security', channel: 'mail' },
      { kind: 'bank_account', channel: 'in_app' },
      { kind: 'bank_account', channel: 'mail' },
      { kind: 'bank_account', channel: 'sms' },
      { kind: 'bank_account', channel: 'push' },
      { kind: 'api_key', channel: 'in_app' },
      { kind: 'api_key', channel: 'mail' },
      { kind: 'api_key', channel: 'sms' },
      { kind: 'api_key', channel: 'push' },
    ]);
  });

  test('has words for every kind and channel', () => {
    expect(Object.keys(KIND_LABEL)).toEqual([...NOTIFICATION_KINDS]);
    expect(Object.keys(CHANNEL_LABEL)).toEqual([...CHANNELS]);
  });
});
