import { sql } from 'drizzle-orm';
import type { KeyKind, Scope } from '#domain/lib/api-key.ts';
import type { Role } from '#domain/lib/role.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { wideNetworkOf } from '#server/limits/network.ts';
import { hashToken } from './token.ts';

/** Use is noted once in so long, as of sessions. */
const TOUCH_MS = 5 * MINUTE_MS;

export interface FoundKey {
  keyId: number;
  kind: KeyKind;
  scopes: Scope[];
  origins: string[];
  personId: number;
  role: Role;
  lastUsedAt: Date | null;
}

/** The good key that somebody shows: not expired, not revoked, its owner neither suspended nor gone. */
export async function findKey(db: Database, text: string, at: Date): Promise<FoundKey | undefined> {
  const [found] = await rows<FoundKey>(
    db,
    sql`select k.id as "keyId", k.kind, k.scopes, k.origins, p.id as "personId", p.role,
               k.last_used_at as "lastUsedAt"
        from api_keys k join people p on p.id = k.person_id
        where k.key_hash = ${hashToken(text)} and k.revoked_at is null
          and (k.expires_at is null or k.expires_at > ${at})
          and p.suspended_at is null and p.deleted_at is null and p.role <> 'admin'`,
  );
  return found;
}

/** Notes when a key was last used and from which network, for its owner to see. */
export async function touchKey(
  db: Database,
  { keyId, lastUsedAt }: FoundKey,
  address: string,
  at: Date,
): Promise<void> {
  if (lastUsedAt && at.getTime() - lastUsedAt.getTime() <= TOUCH_MS) return;
  await rows(
    db,
    sql`update api_keys set last_used_at = ${at}, last_used_from = ${wideNetworkOf(address)}
        where id = ${keyId}`,
  );
}
