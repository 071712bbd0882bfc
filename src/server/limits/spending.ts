import { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#contract/lib/errors.ts';
import { DAY_SECONDS } from '#domain/lib/time/lengths.ts';
import { puneDate, puneDayNumber, startOfDay } from '#domain/lib/time/pune.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/lib/refusals/index.ts';
import type { Database } from '#server/db/client.ts';
import { postgresCounter } from './postgres-counter.ts';

/** What the house pays others for, by the piece. */
export const PAID_KINDS = ['sms', 'pan', 'aadhaar', 'bank'] as const;
export type PaidKind = (typeof PAID_KINDS)[number];

export const PAID_LABEL: Record<PaidKind, string> = labels(() => words.paid);

/** The day's share is nearly gone, or gone. */
export interface SpendAlarm {
  what: PaidKind;
  used: number;
  cap: number;
}

export interface Spending {
  /** Counts one more of today. Throws where the day's are used up, with when to try again. */
  take(what: PaidKind): Promise<void>;
  /** Throws as `take` would, and counts nothing: before somebody is promised one. */
  requireRoom(what: PaidKind): Promise<void>;
}

interface Options {
  caps: Readonly<Record<PaidKind, number>>;
  /** Called once at four fifths of a day's cap, and once when the last is taken. */
  alarm(alarm: SpendAlarm): void;
  now?: () => Date;
}

const NEARLY = 0.8;

function usedUp(what: PaidKind, now: Date): AppError {
  const error = new AppError('unavailable', words.paidUsedUp({ what: PAID_LABEL[what] }));
  const tomorrow = startOfDay(puneDayNumber(now) + 1).getTime();
  error.retryAfterSeconds = Math.ceil((tomorrow - now.getTime()) / 1_000);
  return error;
}

/** Counts in the database what all nodes and callers spend together on a day of Pune. */
export function createSpending(
  db: Database,
  { caps, alarm, now = () => new Date() }: Options,
): Spending {
  const counter = postgresCounter(db, {
    keyPrefix: 'spent',
    points: Math.max(...Object.values(caps)),
    duration: 2 * DAY_SECONDS,
  });
  const keyOf = (what: PaidKind) => `${what} ${puneDate(now())}`;
  async function count(what: PaidKind): Promise<number> {
    try {
      return (await counter.consume(keyOf(what))).consumedPoints;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.consumedPoints;
      throw refusal;
    }
  }
  return {
    async take(what) {
      const cap = caps[what];
      const used = await count(what);
      if (used > cap) throw usedUp(what, now());
      if (used === cap || used === Math.ceil(cap * NEARLY)) alarm({ what, used, cap });
    },
    async requireRoom(what) {
      const today = await counter.get(keyOf(what));
      if ((today?.consumedPoints ?? 0) >= caps[what]) throw usedUp(what, now());
    },
  };
}
