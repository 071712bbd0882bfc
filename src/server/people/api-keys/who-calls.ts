import { success } from '#contract/lib/envelope.ts';
import type { whoCalls } from '#contract/people/api-keys.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

export const whoCallsVerb: Verb<typeof whoCalls> = async (context) => {
  const { id, role, key } = personOf(context);
  return success({ id, role, key: key ? { ...key, scopes: [...key.scopes] } : null });
};
