import { RESPONSE_HOURS } from '#domain/professionals/lead.ts';
import words from '#messages/professionals/news/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { leads } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { notify } from '#server/people/notifications/index.ts';
import { nameOf } from '#server/professionals/engagements/index.ts';
import { linkOfLead } from './lead-row.ts';

export type NewLead = Pick<
  typeof leads.$inferInsert,
  'agentId' | 'source' | 'listingId' | 'engagementId' | 'searchId' | 'wants'
> & { buyerId: number };

/**
 * Puts somebody on an agent's desk and tells the agent; undefined where they are there already.
 * @param say what they look for, in the language of whoever is told
 */
export async function makeLead(
  context: Context,
  tx: Transaction,
  lead: NewLead,
  say: () => string,
): Promise<number | undefined> {
  const at = context.now();
  const [made] = await tx
    .insert(leads)
    .values({ ...lead, wantsText: forTheBooks(say), createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: leads.id });
  if (!made) return undefined;
  const { id } = made;
  await recordEvent(context, tx, { kind: 'lead', id, event: 'create', by: 'system', state: 'new' });
  const who = await nameOf(tx, lead.buyerId);
  await notify(context, tx, lead.agentId, {
    kind: 'request',
    title: () => words.newLead({ who }),
    body: () => words.newLeadBody({ wantsText: say(), responseHours: RESPONSE_HOURS }),
    link: linkOfLead(id),
  });
  return id;
}
