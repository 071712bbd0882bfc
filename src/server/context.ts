import type { Role } from '../domain/role.ts';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import type { Logger } from './log.ts';
import { openSecrets, type Secrets } from './secrets.ts';

/** Who is calling, as their session says; never as a path or a body says. */
export type Actor = { kind: 'anonymous' } | { kind: 'person'; id: number; role: Role };

/** Everything a verb may touch beside its input. */
export interface Context {
  db: Database;
  env: Env;
  log: Logger;
  secrets: Secrets;
  actor: Actor;
  now(): Date;
}

export const ANONYMOUS: Actor = { kind: 'anonymous' };

/** What everyone shares; a call adds its own actor. */
export function createContext(db: Database, env: Env, log: Logger): Context {
  return { db, env, log, secrets: openSecrets(env), actor: ANONYMOUS, now: () => new Date() };
}
