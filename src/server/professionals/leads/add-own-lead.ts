import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { addOwnLead } from '#contract/professionals/own-leads.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { findRepeated, requireRoom, storeOwnLead } from './own-lead.ts';

export const addOwnLeadVerb: Verb<typeof addOwnLead> = async (context, { body }) => {
  const leadId = await context.db.transaction(async (tx) => {
    // Of two at once the second sees the first.
    const { id: agentId } = await lockCaller(context, tx);
    const known = await findRepeated(tx, agentId, body);
    if (known) {
      throw new AppError('conflict', deskWords.onDeskAlready({ name: known.name }));
    }
    await requireRoom(tx, agentId, 1);
    return storeOwnLead(context, tx, agentId, body, body.via);
  });
  return success({ leadId }, doneWords.leadOnDesk);
};
