import { sql } from 'drizzle-orm';
import type { Logger } from '#server/lib/log.ts';
import { startLoop } from '#server/lib/loop.ts';
import { counter, gauge } from '#server/lib/seeing/metric.ts';
import { connect, type Database } from './client.ts';
import { rows } from './rows.ts';

const EVERY_MS = 250;
/** One that is further behind answers nobody until it has caught up. */
const MAX_LAG_MS = 5_000;
/** Of one that is asked for its place and says nothing. */
const LOOK_SECONDS = 2;

const behind = gauge('replica_behind_seconds', 'How far each replica is behind the primary', {
  replica: 8,
});
const reads = counter('replica_reads_total', 'Calls meant for replicas, by who answered', {
  answered: ['replica', 'primary', 'primary-after-replica'],
});
export const REPLICA_METRICS = [behind, reads];
export const countRead = (answered: 'replica' | 'primary' | 'primary-after-replica') =>
  reads.add({ answered });

/** A place in the write-ahead log. */
export type WalPlace = bigint;

interface Replica {
  db: Database;
  /** To look at it, so that no read keeps that waiting. */
  looks: Database;
  place: WalPlace;
  /** When it last had everything the primary had. */
  wholeAt: number;
  isThere: boolean;
}

export interface Replicas {
  /** One that is not far behind and has come past a place, or has everything of a moment. */
  pick(past: { place?: WalPlace; at?: number }): Database | undefined;
  /** Where the primary is now: whoever has just written reads from there on. */
  place(): Promise<WalPlace>;
  standing(): { behindSeconds: number; answers: boolean }[];
  close(): Promise<void>;
}

const PLACE = sql`pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as place`;
const REPLAYED = sql`select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as place
  where pg_is_in_recovery()`;

async function placeOf(db: Database): Promise<WalPlace> {
  const [found] = await rows<{ place: string }>(db, sql`select ${PLACE}`);
  return BigInt(found?.place ?? 0);
}

/** What a replica has replayed; undefined for one that follows nobody any more. */
async function replayedBy(db: Database): Promise<WalPlace | undefined> {
  const [found] = await rows<{ place: string | null }>(db, REPLAYED);
  return found?.place == null ? undefined : BigInt(found.place);
}

/** Follows how far the replicas of a primary are. */
export async function followReplicas(
  primary: Database,
  urls: readonly string[],
  { size, log, mostLagMs = MAX_LAG_MS }: { size: number; log: Logger; mostLagMs?: number },
): Promise<Replicas> {
  const replicas = urls.map<Replica>((url) => ({
    db: connect(url, size, log),
    looks: connect(url, 1, log, LOOK_SECONDS),
    place: 0n,
    wholeAt: Number.NEGATIVE_INFINITY,
    isThere: false,
  }));
  const lagOf = ({ wholeAt }: Replica) => performance.now() - wholeAt;
  const answers = (replica: Replica) => replica.isThere && lagOf(replica) <= mostLagMs;

  async function lookAt(replica: Replica, at: number, place: WalPlace | undefined): Promise<void> {
    const replayed = await replayedBy(replica.looks).catch(() => undefined);
    if (replica.isThere !== (replayed !== undefined)) {
      const where = replicas.indexOf(replica);
      log.warn({ replica: where, isThere: !replica.isThere }, 'a replica came or went');
    }
    replica.isThere = replayed !== undefined;
    if (replayed === undefined) return;
    replica.place = replayed;
    if (place !== undefined && replayed >= place) replica.wholeAt = at;
  }

  async function look(): Promise<void> {
    const at = performance.now();
    const place = await placeOf(primary).catch(() => undefined);
    await Promise.all(replicas.map((replica) => lookAt(replica, at, place)));
    behind.stands(
      replicas.map((replica, i) => ({
        replica: String(i),
        value: Number.isFinite(replica.wholeAt) ? lagOf(replica) / 1_000 : -1,
      })),
    );
  }

  await look();
  const loop = startLoop(look, { everyMs: EVERY_MS });
  let turn = 0;
  return {
    pick({ place = 0n, at = Number.NEGATIVE_INFINITY }) {
      const able = replicas.filter(
        (replica) => answers(replica) && replica.place >= place && replica.wholeAt >= at,
      );
      return able[turn++ % able.length]?.db;
    },
    place: () => placeOf(primary),
    standing: () =>
      replicas.map((replica) => ({
        behindSeconds: Number.isFinite(replica.wholeAt) ? Math.round(lagOf(replica) / 1_000) : -1,
        answers: answers(replica),
      })),
    async close() {
      await loop.stop();
      for (const { db, looks } of replicas) {
        await db.$client.end();
        await looks.$client.end();
      }
    },
  };
}
