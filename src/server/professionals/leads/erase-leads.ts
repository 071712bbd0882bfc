import { and, eq, inArray, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { eraseOwnLead } from '#contract/professionals/own-leads.ts';
import { isOpenLead } from '#domain/professionals/lead.ts';
import notes from '#messages/lib/own-notes/index.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import {
  leadNotes,
  leads,
  leadTasks,
  leadTemplates,
  type Person,
  sharedListHomes,
  sharedLists,
} from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { lockLead } from './lead-row.ts';

const ERASED = 'Erased';

/** Agents' own words about these people go with them; that there was somebody stays. */
async function eraseWords(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(leadNotes).where(inArray(leadNotes.leadId, [...ids]));
  await tx.delete(leadTasks).where(inArray(leadTasks.leadId, [...ids]));
  await tx
    .update(sharedLists)
    .set({ note: null, leadId: null })
    .where(inArray(sharedLists.leadId, [...ids]));
}

const nobody = (wantsText: string) => ({
  contactName: ERASED,
  contactMobile: null,
  contactEmail: null,
  origin: null,
  lostReason: null,
  wants: {},
  wantsText,
  followUpAt: null,
});

/** What an agent keeps of people who are no members, and their own words: theirs alone. */
async function eraseDesk(tx: Transaction, agentId: number): Promise<void> {
  const own = await tx
    .update(leads)
    .set(nobody(forTheBooks(() => notes.accountDeleted)))
    .where(and(eq(leads.agentId, agentId), eq(leads.source, 'own')))
    .returning({ id: leads.id });
  await eraseWords(
    tx,
    own.map(({ id }) => id),
  );
  await tx.delete(leadTasks).where(eq(leadTasks.agentId, agentId));
  await tx.delete(leadTemplates).where(eq(leadTemplates.agentId, agentId));
  const lists = sql`(select id from shared_lists where agent_id = ${agentId})`;
  await tx.delete(sharedListHomes).where(sql`list_id in ${lists}`);
  await tx.delete(sharedLists).where(eq(sharedLists.agentId, agentId));
}

/** What somebody looked for was theirs; that there was somebody stays on the agent's desk. */
export async function eraseLeads(
  _: Context,
  tx: Transaction,
  { id: personId }: Pick<Person, 'id'>,
): Promise<string[]> {
  const theirs = await tx
    .update(leads)
    .set({ wants: {}, wantsText: forTheBooks(() => notes.accountDeleted), followUpAt: null })
    .where(eq(leads.buyerId, personId))
    .returning({ id: leads.id });
  await eraseWords(
    tx,
    theirs.map(({ id }) => id),
  );
  await eraseDesk(tx, personId);
  return [];
}

/** Somebody who is no member asked their agent to forget them. */
export const eraseOwnLeadVerb: Verb<typeof eraseOwnLead> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const lead = await lockLead(context, tx, params.id);
    if (lead.buyerId !== null) {
      throw new AppError('conflict', deskWords.membersErase);
    }
    if (isOpenLead(lead.state)) {
      await changeState(context, tx, { kind: 'lead', id: lead.id, name: 'lose', note: ERASED });
    }
    await tx
      .update(leads)
      .set({ ...nobody(forTheBooks(() => notes.erasedAsAsked)), updatedAt: context.now() })
      .where(eq(leads.id, lead.id));
    await eraseWords(tx, [lead.id]);
  });
  return success({ leadId: params.id }, doneWords.forgotten);
};
