import type { Scope } from '#domain/lib/api-key.ts';
import type { Database } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { apiKeys } from '#server/db/schema/index.ts';
import { newKeyText, shownOfKey } from '#server/session/api-key-text.ts';
import { hashToken } from '#server/session/token.ts';

type Row = typeof apiKeys.$inferInsert;

/** A key of somebody's, with the header in which it is shown. */
export async function aKey(
  db: Database,
  personId: number,
  scopes: Scope[],
  overrides: Partial<Row> = {},
) {
  const kind = overrides.kind ?? 'live';
  const key = newKeyText(kind);
  const { id } = await insertOne(db, apiKeys, {
    ...{ personId, kind, scopes, name: 'Feed', createdAt: new Date() },
    ...{ shown: shownOfKey(key, kind), keyHash: hashToken(key) },
    ...overrides,
  });
  return { id, key, headers: { authorization: `Bearer ${key}` } };
}
