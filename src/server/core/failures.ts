import { lt, sql } from 'drizzle-orm';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { HOUR_MS } from '#domain/lib/time/lengths.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { failures } from '#server/db/schema/index.ts';
import { type Failure, failureOf } from '#server/lib/seeing/failure.ts';
import { counter } from '#server/lib/seeing/metric.ts';
import type { Context } from './context.ts';

/** Kinds held until they are written; a storm of others is counted by the metrics alone. */
const MAX_KINDS = 200;
const KEPT_DAYS = 90;

const seen = counter('failures_total', 'Errors nobody foresaw, by what was being done', {
  during: 700,
});
export const FAILURE_METRICS = [seen];

interface Held extends Failure {
  hours: Map<number, number>;
  first: Date;
  last: Date;
}

export interface Failures {
  note(error: unknown, during: string, at: Date): void;
  /** Writes what was noted; where the database is away it is kept for the next time. */
  write(db: Database, release: string): Promise<void>;
}

/** Sums errors of one kind in memory, so that a storm of them costs the database a row. */
export function collectFailures(): Failures {
  const held = new Map<string, Held>();

  async function writeOne(db: Database, failure: Held, release: string): Promise<void> {
    const { fingerprint, name, during, sample, first, last, hours } = failure;
    await db.transaction(async (tx) => {
      await rows(
        tx,
        sql`insert into failures (fingerprint, name, during, sample, first_seen, last_seen,
              first_release, last_release)
            values (${fingerprint}, ${name}, ${during}, ${sample}, ${first}, ${last}, ${release},
              ${release})
            on conflict (fingerprint) do update set name = excluded.name, during = excluded.during,
              sample = excluded.sample, last_release = excluded.last_release,
              last_seen = greatest(failures.last_seen, excluded.last_seen)`,
      );
      for (const [hour, count] of hours) {
        await rows(
          tx,
          sql`insert into failure_hours (fingerprint, hour, count)
              values (${fingerprint}, ${new Date(hour * HOUR_MS)}, ${count})
              on conflict (fingerprint, hour)
              do update set count = failure_hours.count + excluded.count`,
        );
      }
    });
  }

  return {
    note(error, during, at) {
      seen.add({ during });
      const failure = failureOf(error, during);
      const known = held.get(failure.fingerprint);
      if (!known && held.size >= MAX_KINDS) return;
      const { hours, first } = known ?? { hours: new Map<number, number>(), first: at };
      const hour = Math.floor(at.getTime() / HOUR_MS);
      hours.set(hour, (hours.get(hour) ?? 0) + 1);
      held.set(failure.fingerprint, { ...failure, hours, first, last: at });
    },
    async write(db, release) {
      for (const [fingerprint, failure] of held) {
        held.delete(fingerprint);
        try {
          await writeOne(db, failure, release);
        } catch (error) {
          // Whatever came meanwhile is of the same kind, and is told of with it.
          const since = held.get(fingerprint);
          for (const [hour, count] of since?.hours ?? []) {
            failure.hours.set(hour, (failure.hours.get(hour) ?? 0) + count);
          }
          held.set(fingerprint, { ...failure, last: since?.last ?? failure.last });
          throw error;
        }
      }
    },
  };
}

/** Takes away kinds of error that have not been seen for long; answers how many. */
export async function forgetFailures({ db, now }: Context): Promise<number> {
  const gone = await db.delete(failures).where(lt(failures.lastSeen, daysBefore(now(), KEPT_DAYS)));
  return gone.rowCount ?? 0;
}
