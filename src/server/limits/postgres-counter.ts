import { sql } from 'drizzle-orm';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { rateLimits } from '#server/db/schema/index.ts';

interface Rule {
  keyPrefix: string;
  /** So many within a time. */
  points: number;
  /** The time, in seconds. */
  duration: number;
}

/** As the counter in memory has it. */
export interface Counter {
  /** Counts one more. Throws what it answers where that is one too many. */
  consume(key: string): Promise<RateLimiterRes>;
  /** Takes one back. */
  reward(key: string): Promise<unknown>;
}

interface Counted {
  points: number;
  ms: number;
}

const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::int8`;

/** A counter in the database, by its clock: every node counts together, whatever its own clock says. */
export function postgresCounter(
  db: Database,
  { keyPrefix, points, duration }: Rule,
): Counter & { get(key: string): Promise<RateLimiterRes | undefined> } {
  const keyOf = (key: string) => `${keyPrefix}:${key}`;
  const end = sql`${NOW} + ${duration * 1_000}::int8`;
  const standing = ({ points: used, ms }: Counted) =>
    new RateLimiterRes(Math.max(0, points - used), Math.max(0, ms), used, used === 1);
  return {
    async consume(key) {
      const [counted] = await rows<Counted>(
        db,
        sql`insert into ${rateLimits} as r (key, points, expire) values (${keyOf(key)}, 1, ${end})
            on conflict (key) do update set
              points = case when r.expire <= ${NOW} then 1 else r.points + 1 end,
              expire = case when r.expire <= ${NOW} then excluded.expire else r.expire end
            returning points, expire - ${NOW} as ms`,
      );
      if (!counted) throw new Error('A count answers with how many there are');
      const result = standing(counted);
      if (counted.points > points) throw result;
      return result;
    },
    reward: (key) =>
      rows(
        db,
        sql`update ${rateLimits} set points = points - 1
            where key = ${keyOf(key)} and expire > ${NOW} and points > 0`,
      ),
    async get(key) {
      const [counted] = await rows<Counted>(
        db,
        sql`select points, expire - ${NOW} as ms from ${rateLimits}
            where key = ${keyOf(key)} and expire > ${NOW}`,
      );
      return counted && standing(counted);
    },
  };
}
