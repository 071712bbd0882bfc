import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { logContact, setLeadValue } from '#contract/professionals/own-leads.ts';
import { fromRupees } from '#domain/lib/money.ts';
import notes from '#messages/lib/own-notes/index.ts';
import words from '#messages/professionals/done/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { leadNotes, leads } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { answerLead } from './answer-lead.ts';
import { lockLead } from './lead-row.ts';

/** Who was not reached has not been answered: the clock runs on. */
export const logContactVerb: Verb<typeof logContact> = async (context, { params, body }) => {
  const { way, reached, note } = body;
  const isFirst = await context.db.transaction(async (tx) => {
    const lead = await lockLead(context, tx, params.id);
    const answers = reached && lead.state === 'new';
    if (answers) {
      await answerLead(
        context,
        tx,
        lead,
        forTheBooks(() => notes.reachedBy[way]),
      );
    } else {
      const { id, state } = lead;
      const event = reached ? way : `${way}_missed`;
      await recordEvent(context, tx, { kind: 'lead', id, event, by: 'agent', state });
      await tx.update(leads).set({ updatedAt: context.now() }).where(eq(leads.id, id));
    }
    if (note) await insertOne(tx, leadNotes, { leadId: lead.id, text: note, at: context.now() });
    return answers;
  });
  return success({ leadId: params.id }, isFirst ? words.notedHeard : 'Noted.');
};

export const setLeadValueVerb: Verb<typeof setLeadValue> = async (context, { params, body }) => {
  const value = body.value;
  await context.db.transaction(async (tx) => {
    const lead = await lockLead(context, tx, params.id);
    await tx
      .update(leads)
      .set({ valuePaise: value === null ? null : fromRupees(value), updatedAt: context.now() })
      .where(eq(leads.id, lead.id));
  });
  return success({ leadId: params.id }, value === null ? words.valueOff : words.valueKept);
};
