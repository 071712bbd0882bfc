import type { Context } from '#server/core/context.ts';
import { CONNECTING } from '#server/db/connection.ts';
import { LastingPool } from '#server/db/lasting-pool.ts';
import { isLate } from '#server/db/unavailable.ts';

/** A balancer asks every few seconds, and goes by no answer too. */
const LIMIT_MS = 2_000;
/**
 * So long a database that took writes is taken to do so while it is merely late: on a machine that
 * has too much to do an answer may take longer than the limit, and who is slow must not lose all
 * visitors for it. One that says no, or that cannot be reached, is believed at once.
 */
const HOLDS_MS = 10_000;

/**
 * More than the memory it is given holds, so that the server has to write it to its disk: a full
 * one refuses. A standby says that it only reads. All of it is one transaction, as sent together.
 */
const CAN_WRITE = `
  set local work_mem = '64kB';
  select count(*) from generate_series(1, 20000);
  select current_setting('transaction_read_only') as "onlyReads"`;

/** Whether the database takes writes, asked on a connection that no visitor can keep waiting. */
export function openReadiness(
  { $client }: Context['db'],
  limitMs = LIMIT_MS,
): () => Promise<boolean> {
  const pool = new LastingPool(
    {
      ...CONNECTING,
      connectionTimeoutMillis: limitMs,
      idleTimeoutMillis: limitMs,
      allowExitOnIdle: true,
      max: 1,
      // However often it is asked, it goes soon to where the address leads by now.
      maxLifetimeSeconds: LIMIT_MS / 1_000,
      application_name: 'propertysearch readiness',
    },
    { address: $client.address, statementMs: limitMs, silentMs: limitMs },
  );
  pool.on('error', () => undefined);

  let tookWritesAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<boolean> {
    // An embedded database may have moved.
    pool.options.connectionString = $client.options.connectionString;
    // Of several statements each has a result, which the types of pg do not know.
    const results: unknown = await pool.query(CAN_WRITE);
    const takesWrites = Array.isArray(results) && results.at(-1)?.rows[0]?.onlyReads === 'off';
    tookWritesAt = takesWrites ? performance.now() : Number.NEGATIVE_INFINITY;
    return takesWrites;
  }

  let asking: Promise<boolean> | undefined;
  // Whoever comes meanwhile gets the same answer.
  return () => {
    asking ??= ask()
      .catch((error) => isLate(error) && performance.now() - tookWritesAt < HOLDS_MS)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
}
