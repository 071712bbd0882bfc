import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { agentPropertyDetails, assignedListings } from '#contract/professionals/agent-desk.ts';
import { pageFacts, readPage } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
import { type PlaceRow, placeColumns, showPlace } from '#server/deals/address/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findAssigned, presentAssigned } from './read-assigned.ts';
import { findVisitRows, presentVisit } from './read-visits.ts';

const NEXT_VISITS = 10;

export const assignedListingsVerb: Verb<typeof assignedListings> = async (context, { query }) => {
  const { id } = personOf(context);
  const { page, work } = query;
  const { found, total } = await readPage(page, (range) =>
    findAssigned(
      context,
      id,
      sql`${work ? sql`and g.state = ${work}` : sql``} order by g.id desc ${range}`,
    ),
  );
  const data = await presentAssigned(context, id, found);
  return { status: 1, message: 'OK', data, ...pageFacts(total, page, context.now()) };
};

/** Where the home is to the door, too: its owner has hired and paid the agent to show it. */
export const agentPropertyDetailsVerb: Verb<typeof agentPropertyDetails> = async (
  context,
  { params },
) => {
  const { db, now } = context;
  const found = await findAssigned(context, params.userId, sql`and l.id = ${params.id} limit 1`);
  const [listing] = await presentAssigned(context, params.userId, found);
  if (!listing) throw new AppError('not_found', 'This property is not assigned to you.');
  const [[facts], visits] = await Promise.all([
    rows<PlaceRow & { brief: string }>(
      db,
      sql`select ${placeColumns}, g.brief from listings l
          join engagements g on g.id = ${listing.work.engagementId} where l.id = ${params.id}`,
    ),
    findVisitRows(
      db,
      sql`v.listing_id = ${params.id} and v.state = 'booked' and v.ends_at > ${now()}`,
      sql`order by v.starts_at, v.id limit ${NEXT_VISITS}`,
    ),
  ]);
  const claim = { by: 'hired', working: true, client: { by: 'owner' } } as const;
  const place = facts && showPlace(facts, claim, now());
  if (!place) throw new AppError('not_found');
  return {
    status: 1,
    message: 'OK',
    data: {
      ...listing,
      brief: facts.brief,
      place,
      visits: visits.map((visit) => presentVisit(visit, now())),
    },
    serverTime: now().toISOString(),
  };
};
