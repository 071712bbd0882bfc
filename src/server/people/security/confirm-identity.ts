import { success } from '#contract/lib/envelope.ts';
import type { confirmIdentity } from '#contract/people/security.ts';
import type { Verb } from '#server/http/execute.ts';
import { confirmationOf, issueTicket, prove } from '#server/people/second-factor/index.ts';
import { personOf } from '#server/session/person.ts';

export const confirmIdentityVerb: Verb<typeof confirmIdentity> = async (context, { body }) => {
  const { id, sessionId } = personOf(context);
  const shown = await prove(context, id, body.proof);
  const ticket = await issueTicket(context, context.db, { personId: id, shown, sessionId });
  return success({
    password: confirmationOf(ticket.ticket),
    expiresAt: ticket.expiresAt.toISOString(),
  });
};
