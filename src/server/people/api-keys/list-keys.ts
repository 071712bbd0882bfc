import { desc } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listKeys } from '#contract/people/api-keys.ts';
import { apiKeys } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { goodKeysOf } from './good-keys.ts';
import { presentKey } from './present-key.ts';

export const listKeysVerb: Verb<typeof listKeys> = async (context) => {
  const found = await context.db
    .select()
    .from(apiKeys)
    .where(goodKeysOf(personOf(context).id, context.now()))
    .orderBy(desc(apiKeys.id));
  return success(found.map(presentKey));
};
