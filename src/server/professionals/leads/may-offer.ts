import { and, eq } from 'drizzle-orm';
import { isOpenLead } from '#domain/professionals/lead.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/desk/index.ts';
import labelWords from '#messages/professionals/labels/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { type Lead, savedSearches } from '#server/db/schema/index.ts';
import { closedBy, findRelation } from '#server/people/blocks/index.ts';

const BETWEEN = labels(() => words.between);

/** Whether a bought lead still agrees to hear from agents. */
async function isStillOpen(db: Queryable, searchId: number | null): Promise<boolean> {
  if (searchId === null) return false;
  const [search] = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(eq(savedSearches.id, searchId), eq(savedSearches.agentsMayOffer, true)));
  return search !== undefined;
}

/** Why nothing can be offered to a lead any more; null where it can. */
export async function closedFor(db: Queryable, lead: Lead): Promise<string | null> {
  if (lead.buyerId === null) return labelWords.noMember;
  const closed = closedBy(await findRelation(db, lead.agentId, lead.buyerId));
  if (closed) return BETWEEN[closed];
  if (lead.source === 'bought' && !(await isStillOpen(db, lead.searchId))) {
    return words.wantsNoOffers;
  }
  return isOpenLead(lead.state) ? null : words.leadClosed;
}
