import { and, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { revokeKey } from '#contract/people/api-keys.ts';
import words from '#messages/people/done/index.ts';
import { audit } from '#server/core/audit.ts';
import { apiKeys } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { goodKeysOf } from './good-keys.ts';

/** Asks for nothing: who has seen a key where it should not be ends it in one step. */
export const revokeKeyVerb: Verb<typeof revokeKey> = async (context, { params }) => {
  const { id } = personOf(context);
  const at = context.now();
  await context.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(apiKeys)
      .set({ revokedAt: at })
      .where(and(goodKeysOf(id, at), eq(apiKeys.id, params.keyId)))
      .returning({ id: apiKeys.id });
    if (!ended) throw new AppError('not_found');
    await audit(context, tx, {
      action: 'api-key.revoke',
      subjectKind: 'api_key',
      subjectId: ended.id,
    });
  });
  return success(null, words.keyRevoked);
};
