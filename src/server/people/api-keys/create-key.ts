import { count } from 'drizzle-orm';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { createKey } from '#contract/people/api-keys.ts';
import { MAX_KEYS, PUBLIC_SCOPES, type Scope } from '#domain/lib/api-key.ts';
import { readOrigin } from '#domain/lib/origin.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import libWords from '#messages/lib/refusals/index.ts';
import doneWords from '#messages/people/done/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { apiKeys } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { requirePassword } from '#server/people/profile/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { goodKeysOf } from './good-keys.ts';
import { handOutKey } from './hand-out-key.ts';

/** What the key may do and where. Throws field errors. */
function readGrant({ kind, scopes, origins }: BodyOf<typeof createKey>): {
  scopes: Scope[];
  origins: string[];
} {
  if (kind !== 'publishable') {
    if (scopes.length === 0) throw fieldError('scopes', refusalsWords.chooseScopes);
    return { scopes: [...new Set(scopes)], origins: [] };
  }
  if (origins.length === 0) throw fieldError('origins', refusalsWords.nameSites);
  const read = origins.map((typed) => {
    const origin = readOrigin(typed);
    if (origin) return origin;
    throw fieldError('origins', refusalsWords.noSite({ typed }));
  });
  return { scopes: [...PUBLIC_SCOPES], origins: [...new Set(read)] };
}

/** Throws conflict where somebody has as many keys as they may. */
export async function requireRoom(context: Context, tx: Transaction, personId: number) {
  const [has] = await tx
    .select({ keys: count() })
    .from(apiKeys)
    .where(goodKeysOf(personId, context.now()));
  if (has && has.keys >= MAX_KEYS) {
    const message = refusalsWords.mostKeys({ most: MAX_KEYS });
    throw new AppError('conflict', message);
  }
}

export const createKeyVerb: Verb<typeof createKey> = async (context, { body }) => {
  const { kind, name, days } = body;
  const grant = readGrant(body);
  if (kind === 'test' && !context.testMode) {
    throw fieldError('kind', libWords.noTestMode);
  }
  const { id: personId } = await requirePassword(context, body.password);
  const made = await context.db.transaction(async (tx) => {
    await lockCaller(context, tx);
    await requireRoom(context, tx, personId);
    const expiresAt = days === null ? null : daysFrom(context.now(), days);
    return handOutKey(context, tx, { personId, kind, name, expiresAt, ...grant }, 'create');
  });
  return success(made, doneWords.copyKey);
};
