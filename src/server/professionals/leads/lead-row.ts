import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/professionals/desk/index.ts';
import labelWords from '#messages/professionals/labels/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { type Lead, leads } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';

const notThere = () => new AppError('not_found', words.leadNotFound);

const own = (context: Context, id: number) =>
  and(eq(leads.id, id), eq(leads.agentId, personOf(context).id));

/** A lead of the caller's. Throws not_found for anybody else's. */
export async function requireLead(context: Context, db: Queryable, id: number): Promise<Lead> {
  const [lead] = await db.select().from(leads).where(own(context, id));
  if (!lead) throw notThere();
  return lead;
}

/** A lead of the caller's who is a member, and can be told and offered things here. */
export async function requireMember(
  context: Context,
  db: Queryable,
  id: number,
): Promise<Lead & { buyerId: number }> {
  const { buyerId, ...lead } = await requireLead(context, db, id);
  if (buyerId === null) throw new AppError('conflict', labelWords.noMember);
  return { ...lead, buyerId };
}

/** A lead of the caller's, held until the transaction ends. */
export async function lockLead(context: Context, tx: Transaction, id: number): Promise<Lead> {
  const [lead] = await tx.select().from(leads).where(own(context, id)).for('no key update');
  if (!lead) throw notThere();
  return lead;
}

/** Where the agent sees it. */
export const linkOfLead = (id: number) => `/AgentLeadList?lead=${id}`;
