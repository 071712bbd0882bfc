import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { whoCalls } from '#contract/people/api-keys.ts';
import { apiKeys } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { presentKey } from './present-key.ts';

export const whoCallsVerb: Verb<typeof whoCalls> = async (context) => {
  const { id, role, key } = personOf(context);
  const [row] = key ? await context.db.select().from(apiKeys).where(eq(apiKeys.id, key.id)) : [];
  return success({ id, role, key: row ? presentKey(row) : null });
};
