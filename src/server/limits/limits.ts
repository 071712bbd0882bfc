import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '#contract/lib/endpoint.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/lib/refusals/index.ts';
import type { Database } from '#server/db/client.ts';
import { hmac } from '#server/lib/hmac.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { type Counter, postgresCounter } from './postgres-counter.ts';

/** One of several limits that a try is held to. */
export interface Rule {
  name: string;
  key: string;
  limit: Limit;
  /** What else there is to do than wait, as "or ...". */
  advice?: string;
}

/** What is left of a limit after a call that it let through. */
export interface Left {
  calls: number;
  /** Until all of them are there again. */
  seconds: number;
}

export interface Limits {
  /** Counts one more of `name` by `key`. Throws rate_limited with the seconds to wait. */
  spend(name: string, key: string, limit: Limit): Promise<Left>;
  /**
   * Counts a try by every rule, or by none where one of them refuses, before it is known whether it
   * fails: of many at once none slips through. Who did nothing wrong calls what it answers, and it
   * was never counted.
   */
  hold(rules: readonly Rule[]): Promise<() => Promise<void>>;
}

/** Counters in the database, so that every node counts together. Keys are kept hashed. */
export function createLimits(db: Database, secrets: Secrets): Limits {
  const limiters = new Map<string, Counter>();
  const limiterOf = (name: string, { calls, seconds, perNode }: Limit) => {
    const rule = `${name} ${calls}/${seconds}`;
    const known = limiters.get(rule);
    if (known) return known;
    const plain = { keyPrefix: name, points: calls, duration: seconds };
    const limiter = perNode ? new RateLimiterMemory(plain) : postgresCounter(db, plain);
    limiters.set(rule, limiter);
    return limiter;
  };
  const hide = (key: string) => hmac(secrets.key('rate limit')).update(key).digest('base64url');
  // In memory it stays what it is; hiding it would be the dearest part of counting.
  const keyOf = ({ key, limit }: Pick<Rule, 'key' | 'limit'>) => (limit.perNode ? key : hide(key));
  async function take({ name, key, limit, advice }: Rule): Promise<Left> {
    try {
      const { remainingPoints, msBeforeNext } = await limiterOf(name, limit).consume(
        keyOf({ key, limit }),
      );
      return { calls: Math.max(0, remainingPoints), seconds: wholeSeconds(msBeforeNext) };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooMany(wholeSeconds(refusal.msBeforeNext), advice);
    }
  }
  async function giveBack(rules: readonly Rule[]): Promise<void> {
    for (const { name, key, limit } of rules)
      await limiterOf(name, limit).reward(keyOf({ key, limit }));
  }
  return {
    spend: (name, key, limit) => take({ name, key, limit }),
    async hold(rules) {
      const held: Rule[] = [];
      for (const rule of rules) {
        try {
          await take(rule);
        } catch (refusal) {
          await giveBack(held);
          throw refusal;
        }
        held.push(rule);
      }
      return () => giveBack(held);
    },
  };
}

const wholeSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1_000));

function tooMany(seconds: number, advice?: string): AppError {
  const error = new AppError('rate_limited', words.tooManyTries({ seconds, advice }));
  error.retryAfterSeconds = seconds;
  return error;
}
