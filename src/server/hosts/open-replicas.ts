import type { Context } from '#server/core/context.ts';
import type { Database } from '#server/db/client.ts';
import { followReplicas } from '#server/db/replicas.ts';
import type { Env } from '#server/lib/env.ts';
import type { Logger } from '#server/lib/log.ts';

/** The replicas of the settings, each with as many connections as the primary. */
export async function openReplicas(
  db: Database,
  { DATABASE_REPLICA_URLS: urls = [], DATABASE_POOL: size }: Env,
  log: Logger,
): Promise<Context['replicas']> {
  if (urls.length === 0) return undefined;
  const replicas = await followReplicas(db, urls, { size, log });
  return { ...replicas, heardAt: performance.now() };
}
