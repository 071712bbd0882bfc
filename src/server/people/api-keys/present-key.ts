import type { ApiKey } from '#contract/people/api-keys.ts';
import type { apiKeys } from '#server/db/schema/index.ts';

export function presentKey(row: typeof apiKeys.$inferSelect): ApiKey {
  const { id, kind, name, shown, scopes, origins, lastUsedFrom, replacedBy } = row;
  return {
    ...{ id, kind, name, shown, scopes, origins, lastUsedFrom, replacedBy },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
