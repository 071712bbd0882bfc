import { and, count, eq, inArray, isNull, or } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { OwnLead } from '#contract/professionals/own-leads.ts';
import { OPEN_LEAD_STATES } from '#domain/professionals/lead.ts';
import { type LeadWay, MAX_OWN_LEADS } from '#domain/professionals/own-lead.ts';
import notes from '#messages/lib/own-notes/index.ts';
import words from '#messages/professionals/desk/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { leads } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';

/** What tells two records of one person from two people. */
type Reach = Pick<OwnLead, 'mobile' | 'email'>;

/**
 * The open lead of the agent's own with this number or address. Members are never looked through:
 * that would tell who is one.
 */
export async function findRepeated(
  tx: Transaction,
  agentId: number,
  { mobile, email }: Reach,
): Promise<{ id: number; name: string } | undefined> {
  const same = or(
    mobile === null ? undefined : eq(leads.contactMobile, mobile),
    email === null ? undefined : eq(leads.contactEmail, email),
  );
  if (!same) return undefined;
  const [found] = await tx
    .select({ id: leads.id, name: leads.contactName })
    .from(leads)
    .where(
      and(
        eq(leads.agentId, agentId),
        isNull(leads.buyerId),
        inArray(leads.state, [...OPEN_LEAD_STATES]),
        same,
      ),
    )
    .orderBy(leads.id)
    .limit(1);
  return found && { id: found.id, name: found.name ?? '' };
}

/** Throws conflict where the desk would hold more than it may. The caller’s row is locked. */
export async function requireRoom(tx: Transaction, agentId: number, more: number): Promise<void> {
  const [found] = await tx
    .select({ n: count() })
    .from(leads)
    .where(and(eq(leads.agentId, agentId), eq(leads.source, 'own')));
  if ((found?.n ?? 0) + more <= MAX_OWN_LEADS) return;
  throw new AppError(
    'conflict',
    words.mostOwnLeads({ most: MAX_OWN_LEADS.toLocaleString('en-IN') }),
  );
}

/** Puts somebody on the agent's own desk; nobody is told, and the clock of the first answer runs. */
export async function storeOwnLead(
  context: Context,
  tx: Transaction,
  agentId: number,
  { name, mobile, email, wants, origin }: OwnLead,
  via: LeadWay,
): Promise<number> {
  const at = context.now();
  const { id } = await insertOne(tx, leads, {
    agentId,
    source: 'own',
    contactName: name,
    contactMobile: mobile,
    contactEmail: email,
    wantsText: wants,
    origin: origin || null,
    createdAt: at,
    updatedAt: at,
  });
  const line = { kind: 'lead', id, event: 'create', by: 'agent', state: 'new' } as const;
  await recordEvent(context, tx, { ...line, note: forTheBooks(() => notes.cameBy[via]) });
  return id;
}
