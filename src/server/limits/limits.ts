import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '#contract/lib/endpoint.ts';
import { AppError } from '#contract/lib/errors.ts';
import { counted } from '#domain/lib/counted.ts';
import type { Database } from '#server/db/client.ts';
import type { Secrets } from '#server/lib/secrets.ts';

export interface Limits {
  /** Counts one more of `name` by `key`. Throws rate_limited with the seconds to wait. */
  spend(name: string, key: string, limit: Limit): Promise<void>;
}

/** Counters in the database, so that every node counts together. Keys are kept hashed. */
export function createLimits(db: Database, secrets: Secrets): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (name: string, { calls, seconds }: Limit) => {
    const rule = `${name} ${calls}/${seconds}`;
    const known = limiters.get(rule);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: db.$client,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: calls,
      duration: seconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(rule, limiter);
    return limiter;
  };
  return {
    async spend(name, key, limit) {
      const hidden = createHmac('sha256', secrets.key('rate limit'))
        .update(key)
        .digest('base64url');
      try {
        await limiterOf(name, limit).consume(hidden);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)));
      }
    },
  };
}

function tooMany(seconds: number): AppError {
  const wait =
    seconds < 90 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
  const error = new AppError('rate_limited', `Too many tries. Please wait ${wait}.`);
  error.retryAfterSeconds = seconds;
  return error;
}
