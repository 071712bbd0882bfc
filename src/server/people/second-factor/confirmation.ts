import type { Context } from '#server/core/context.ts';
import { personOf } from '#server/session/person.ts';
import { spendTicket } from './tickets.ts';

/** No password of a person has this form by accident. */
const MARK = 'confirmed:';

/** What goes where the password would, for who has just shown a second factor. */
export const confirmationOf = (ticket: string): string => MARK + ticket;

/** True, once, where a field for the password holds such a confirmation of the calling session. */
export async function takeConfirmation(context: Context, given: string): Promise<boolean> {
  if (!given.startsWith(MARK)) return false;
  const { id, sessionId } = personOf(context);
  return spendTicket(context, context.db, given.slice(MARK.length), { personId: id, sessionId });
}
