import { sql } from 'drizzle-orm';
import { gauge, type Reading } from '#server/lib/seeing/metric.ts';
import type { Database } from './client.ts';
import { rows } from './rows.ts';

const pool = gauge(
  'db_pool_connections',
  'Connections of the pool, by what they do',
  {
    state: ['in-use', 'idle'],
  },
  'sum',
);
const waiting = gauge('db_pool_waiting', 'Statements that wait for a connection', {}, 'sum');
const size = gauge('db_pool_size', 'Connections the pool may have', {}, 'sum');

export const poolReading: Reading<Database> = {
  name: 'pool',
  metrics: [pool, waiting, size],
  read({ $client }) {
    const { totalCount, idleCount, waitingCount, options } = $client;
    pool.stands([
      { state: 'in-use', value: totalCount - idleCount },
      { state: 'idle', value: idleCount },
    ]);
    waiting.stands([{ value: waitingCount }]);
    size.stands([{ value: options.max }]);
  },
};

const up = gauge('db_up', 'Whether the database answered when it was last asked', {});
const bytes = gauge('db_bytes', 'What the database weighs on its disk', {});
const standbys = gauge('db_standbys', 'Standbys that follow the database', {});
const lag = gauge(
  'db_replication_lag_bytes',
  'How far the standby that is furthest behind has to go; absent without standbys, or without the right to see them',
  {},
);

interface Standing {
  bytes: number;
  standbys: number;
  lag: number | null;
}

/** A primary knows its standbys; where they stand is told to members of `pg_monitor` only. */
export const replicationReading: Reading<Database> = {
  name: 'database',
  metrics: [up, bytes, standbys, lag],
  async read(db) {
    const [standing] = await rows<Standing>(
      db,
      sql`select pg_database_size(current_database())::int8 as bytes, count(r.pid)::int as standbys,
            max(pg_wal_lsn_diff(here.lsn, r.replay_lsn))::float8 as lag
          from (select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
              else pg_current_wal_lsn() end as lsn) here
            left join pg_stat_replication r on true
          group by here.lsn`,
    ).catch((error: unknown) => {
      for (const one of [bytes, standbys, lag]) one.stands([]);
      up.stands([{ value: 0 }]);
      throw error;
    });
    up.stands([{ value: 1 }]);
    bytes.stands([{ value: standing?.bytes ?? 0 }]);
    standbys.stands([{ value: standing?.standbys ?? 0 }]);
    lag.stands(standing?.lag == null ? [] : [{ value: standing.lag }]);
  },
};
