import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { listOutbox } from '#contract/people/outbox.ts';
import type { Verb } from '#server/http/execute.ts';

/** In production there is no outbox to look into. */
export const listOutboxVerb: Verb<typeof listOutbox> = async ({ ports }, { query }) => {
  if (!ports.outbox) throw new AppError('not_found');
  const messages = ports.outbox.list(query.to);
  return success(messages.map(({ at, ...message }) => ({ at: at.toISOString(), ...message })));
};
