import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type {
  agentPropertyDetails,
  assignedListings,
  listAssignments,
} from '#contract/professionals/agent-desk.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import words from '#messages/professionals/desk/index.ts';
import type { Context } from '#server/core/context.ts';
import type { PlaceInList } from '#server/db/keyset.ts';
import { byPageNumber, numberedPage } from '#server/db/paging.ts';
import { readList } from '#server/db/read-list.ts';
import { rows } from '#server/db/rows.ts';
import { type PlaceRow, placeColumns, showPlace } from '#server/deals/address/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { ASSIGNED, type AssignedRow, findAssigned, presentAssigned } from './read-assigned.ts';
import { findVisitRows, presentVisit } from './read-visits.ts';

const NEXT_VISITS = 10;

const NEWEST_FIRST = {
  list: 'assignments',
  keys: [{ by: sql`g.id`, type: 'int' }],
  descending: true,
} as const;

async function findAssignments(
  context: Context,
  { work, ...place }: PlaceInList & { work?: EngagementState | undefined },
) {
  const { id } = personOf(context);
  const { items, ...page } = await readList<AssignedRow>(context, NEWEST_FIRST, place, {
    ...ASSIGNED,
    where: sql`g.professional_id = ${id} and ${work ? sql`g.state = ${work}` : sql`true`}`,
  });
  return { ...page, items: await presentAssigned(context, id, items) };
}

export const listAssignmentsVerb: Verb<typeof listAssignments> = async (context, { query }) =>
  success(await findAssignments(context, query));

export const assignedListingsVerb: Verb<typeof assignedListings> = async (context, { query }) => {
  const { page, work } = query;
  const found = await findAssignments(context, { work, ...numberedPage(page) });
  return byPageNumber(found, page, context.now());
};

/** Where the home is to the door, too: its owner has hired and paid the agent to show it. */
export const agentPropertyDetailsVerb: Verb<typeof agentPropertyDetails> = async (
  context,
  { params },
) => {
  const { db, now } = context;
  const found = await findAssigned(context, params.userId, sql`and l.id = ${params.id} limit 1`);
  const [listing] = await presentAssigned(context, params.userId, found);
  if (!listing) throw new AppError('not_found', words.notAssigned);
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
