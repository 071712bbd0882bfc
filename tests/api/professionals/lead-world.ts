import type { Context } from '#server/core/context.ts';
import {
  type Lead,
  leads,
  leadTasks,
  leadTemplates,
  savedSearches,
  sharedListHomes,
  sharedLists,
} from '#server/db/schema/index.ts';
import { bought } from '#tests/api/examples/promotions.ts';
import { nextOf } from '#tests/builders/count.ts';
import { insertListing, insertPerson, stored } from '#tests/builders/index.ts';

type Db = Pick<Context, 'db'>;

/** A search whose owner agreed that agents may offer homes for it; every call another one. */
export async function insertRequirement(
  { db }: Db,
  personId: number,
  overrides: Partial<typeof savedSearches.$inferInsert> = {},
) {
  return stored(
    await db
      .insert(savedSearches)
      .values({
        personId,
        name: 'For Kshitija and the twins',
        query: `bedrooms=2&loc=Baner&max_price=${90_00_000 + nextOf('requirement')}&type=Buy`,
        filter: {},
        agentsMayOffer: true,
        seenUntil: new Date(),
        ...overrides,
      })
      .returning(),
  );
}

/** A lead in any state, as if its steps had been taken, but without their lines. */
export async function insertLead(
  { db }: Db,
  { agentId, ...overrides }: Partial<typeof leads.$inferInsert> & { agentId: number },
): Promise<Lead & { buyerId: number }> {
  const buyerId = overrides.buyerId ?? (await insertPerson(db)).id;
  const lead = stored(
    await db
      .insert(leads)
      .values({
        agentId,
        source: 'hired',
        wantsText: 'A 2 BHK flat in Baner under 90 lakh, please.',
        ...overrides,
        buyerId,
      })
      .returning(),
  );
  return { ...lead, buyerId };
}

/** Somebody an agent knows from elsewhere. */
export const insertOwnLead = async (
  { db }: Db,
  agentId: number,
  overrides: Partial<typeof leads.$inferInsert> = {},
): Promise<Lead> =>
  stored(
    await db
      .insert(leads)
      .values({
        agentId,
        source: 'own',
        contactName: 'Rohan Shinde',
        contactMobile: '9822012399',
        wantsText: 'A 2 BHK flat in Baner under 90 lakh.',
        ...overrides,
      })
      .returning(),
  );

export const insertTask = async (
  { db }: Db,
  agentId: number,
  overrides: Partial<typeof leadTasks.$inferInsert> = {},
) =>
  stored(
    await db
      .insert(leadTasks)
      .values({ agentId, text: 'Send the floor plan.', dueAt: new Date(), ...overrides })
      .returning(),
  );

export const insertTemplate = async ({ db }: Db, agentId: number) =>
  stored(
    await db
      .insert(leadTemplates)
      .values({ agentId, name: 'First words', body: 'Hello {name}.' })
      .returning(),
  );

/** A list of one home that an agent has sent. */
export async function insertSharedList(
  { db }: Db,
  agentId?: number,
  overrides: Partial<typeof sharedLists.$inferInsert> = {},
) {
  const list = stored(
    await db
      .insert(sharedLists)
      .values({
        agentId: agentId ?? (await insertPerson(db, { role: 'agent' })).id,
        code: `code-of-a-test-${nextOf('sharedList')}`.padEnd(24, '-'),
        expiresAt: new Date(Date.now() + 86_400_000),
        ...overrides,
      })
      .returning(),
  );
  const { id: listingId } = await insertListing(db);
  await db.insert(sharedListHomes).values({ listId: list.id, listingId, place: 0 });
  return list;
}

/** The agent has bought five leads. */
export const buyLeads = (context: Context, personId: number) =>
  bought(context, { personId, code: 'agent-leads-5' });
