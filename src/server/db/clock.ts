import { sql } from 'drizzle-orm';
import { startLoop } from '#server/lib/loop.ts';
import { gauge } from '#server/lib/seeing/metric.ts';
import type { Database } from './client.ts';
import { rows } from './rows.ts';

const EVERY_MS = 15_000;
/** Of several readings the one that was answered soonest is the nearest. */
const READINGS = 3;

const ahead = gauge(
  'clock_ahead_seconds',
  'How far this machine’s clock is ahead of the database’s, which decides',
  {},
);
export const CLOCK_METRICS = [ahead];

interface Reading {
  /** What the database’s clock said, and our running count at that moment. */
  at: number;
  since: number;
  /** How long the answer took: by half of it the two may differ. */
  took: number;
}

async function read(db: Database): Promise<Reading> {
  const began = performance.now();
  const [found] = await rows<{ at: number }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
  );
  const took = performance.now() - began;
  return { at: found?.at ?? Date.now(), since: began + took / 2, took };
}

async function readWell(db: Database): Promise<Reading> {
  let best = await read(db);
  for (let more = 1; more < READINGS; more++) {
    const next = await read(db);
    if (next.took < best.took) best = next;
  }
  return best;
}

export interface Clock {
  now(): Date;
  stop(): Promise<void>;
}

/**
 * The database’s clock, which all nodes go by: between two readings it is carried on by a count that
 * no setting of this machine’s clock moves. While the database is away it runs on.
 */
export async function followClock(db: Database): Promise<Clock> {
  let reading: Reading;
  const now = () => reading.at + performance.now() - reading.since;
  const look = async () => {
    reading = await readWell(db);
    ahead.stands([{ value: (Date.now() - now()) / 1_000 }]);
  };
  reading = { at: Date.now(), since: performance.now(), took: 0 };
  await look();
  const loop = startLoop(() => look().catch(() => undefined), { everyMs: EVERY_MS });
  return { now: () => new Date(now()), stop: () => loop.stop() };
}
