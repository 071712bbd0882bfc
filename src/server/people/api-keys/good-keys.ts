import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { apiKeys } from '#server/db/schema/index.ts';

/** A person's keys that are good. */
export const goodKeysOf = (personId: number, at: Date) =>
  and(
    eq(apiKeys.personId, personId),
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, at)),
  );
