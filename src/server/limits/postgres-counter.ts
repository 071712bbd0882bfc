import { type IRateLimiterOptions, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '#server/db/client.ts';

/** A counter in the database, so that every node counts together. */
export const postgresCounter = (
  db: Database,
  options: Required<Pick<IRateLimiterOptions, 'keyPrefix' | 'points' | 'duration'>>,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    ...options,
    storeClient: db.$client,
    // It would go by the name of the pool’s class.
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
