import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { addLeadNote, setLeadFollowUp } from '#contract/professionals/lead-steps.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { isOpenLead } from '#domain/professionals/lead.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { leadNotes, leads } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockLead, requireLead } from './lead-row.ts';
import { requireAhead } from './require-ahead.ts';

export const addLeadNoteVerb: Verb<typeof addLeadNote> = async (context, { params, body }) => {
  const { db, now } = context;
  const lead = await requireLead(context, db, params.id);
  const note = await insertOne(db, leadNotes, { leadId: lead.id, text: body.text, at: now() });
  return success({ noteId: note.id }, doneWords.noteKept);
};

export const setLeadFollowUpVerb: Verb<typeof setLeadFollowUp> = async (
  context,
  { params, body },
) => {
  const at = body.at === null ? null : new Date(body.at);
  if (at) requireAhead(at, context.now(), 'at');
  await context.db.transaction(async (tx) => {
    const lead = await lockLead(context, tx, params.id);
    if (at && !isOpenLead(lead.state)) {
      throw new AppError('conflict', deskWords.leadClosed);
    }
    await tx
      .update(leads)
      .set({ followUpAt: at, remindedAt: null, updatedAt: context.now() })
      .where(eq(leads.id, lead.id));
  });
  return success(
    { followUpAt: at?.toISOString() ?? null },
    at ? doneWords.remindOn({ at: formatDate(at) }) : doneWords.remindedNoMore,
  );
};
