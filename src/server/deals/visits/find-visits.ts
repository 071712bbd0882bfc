import { type SQL, sql } from 'drizzle-orm';
import { CODE_TRIES } from '#contract/deals/visit-steps.ts';
import type { Meeting, MeetingData } from '#contract/deals/visits.ts';
import { type AddressClaim, addressFrom } from '#domain/deals/sees-address.ts';
import type { VisitState } from '#domain/deals/visit.ts';
import type { Context } from '#server/core/context.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import {
  identifiedColumn,
  type PlaceRow,
  placeColumns,
  showPlace,
} from '#server/deals/address/index.ts';
import { type PartyRow, partyColumns, presentParty } from '#server/deals/contacts/index.ts';
import { type CardRow, cardColumns, presentCard } from '#server/homes/listings/index.ts';
import { blockedBetween } from '#server/people/blocks/index.ts';
import { answerBy, visitStateNow } from './state-now.ts';
import { codeOf } from './visit-code.ts';

const MAX = 300;

interface VisitRow extends CardRow, PartyRow, PlaceRow {
  visitId: number;
  slotId: number;
  visitState: VisitState;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  note: string | null;
  proposed: boolean;
  codeTries: number;
  isOwner: boolean;
  /** Both see each other's number. */
  open: boolean;
  blocked: boolean;
  /** Their visitor has shown who they are. */
  identified: boolean;
}

function find({ db }: Context, caller: number, where: SQL, most: number) {
  return rows<VisitRow>(
    db,
    sql`select ${cardColumns}, ${partyColumns}, v.id as "visitId", v.slot_id as "slotId",
          v.state as "visitState", v.starts_at as "startsAt", v.ends_at as "endsAt",
          v.created_at as "createdAt", v.note,
          (select s.proposed_by is not null from visit_slots s where s.id = v.slot_id) as proposed,
          v.code_tries as "codeTries", v.owner_id = ${caller}::int as "isOwner",
          exists (select from contact_requests r where r.listing_id = v.listing_id
            and r.buyer_id = v.buyer_id and r.owner_id = v.owner_id
            and r.state = 'accepted') as open,
          ${blockedBetween(sql`v.owner_id`, sql`v.buyer_id`)} as blocked,
          ${identifiedColumn}, ${placeColumns}
        from visits v join people buyer on buyer.id = v.buyer_id
        join listings l on l.id = v.listing_id join localities p on p.id = l.locality_id
        join people o on o.id = case when v.owner_id = ${caller}::int
          then v.buyer_id else v.owner_id end
        where ${where} and ${caller}::int in (v.owner_id, v.buyer_id)
        order by v.starts_at desc, v.id desc limit ${plainNumber(most)}`,
  );
}

const claimOf = (
  { isOwner, startsAt, endsAt, blocked, identified }: VisitRow,
  state: VisitState,
): AddressClaim =>
  isOwner ? { by: 'owner' } : { by: 'visit', state, startsAt, endsAt, blocked, identified };

/** Whether its visitor gets no address before they have shown who they are. */
const asksWhoComes = ({ isOwner, identified }: VisitRow, state: VisitState): boolean =>
  !isOwner && !identified && (state === 'requested' || state === 'booked');

/** When its visitor will see the address, while that is still to come. */
function placeFrom({ isOwner, startsAt }: VisitRow, state: VisitState, now: Date): string | null {
  const isOpen = state === 'requested' || state === 'booked';
  const from = addressFrom(startsAt);
  return !isOwner && isOpen && now < from ? from.toISOString() : null;
}

function present(context: Context, row: VisitRow): MeetingData {
  const now = context.now();
  const state = visitStateNow({ ...row, state: row.visitState }, now);
  return {
    id: row.visitId,
    slotId: row.slotId,
    side: row.isOwner ? 'owner' : 'buyer',
    state,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    note: row.note,
    proposed: row.proposed,
    other: presentParty(row, row.open),
    code: !row.isOwner && state === 'booked' ? codeOf(context, row.visitId) : null,
    triesLeft: CODE_TRIES - row.codeTries,
    answerBy: state === 'requested' ? answerBy(row).toISOString() : null,
    place: showPlace(row, claimOf(row, state), now),
    placeFrom: placeFrom(row, state, now),
    identityFirst: asksWhoComes(row, state),
    timeline: [],
  };
}

/** Visits of the caller, as either side, latest first. `where` speaks of `v`. */
export async function findVisits(
  context: Context,
  caller: number,
  where: SQL,
  most = MAX,
): Promise<Meeting[]> {
  const found = await find(context, caller, where, most);
  const ids = found.map(({ visitId }) => visitId);
  const timelines = await readTimelines(context.db, 'visit', ids);
  return found.map((row) => ({
    ...presentCard(row),
    meetingdata: { ...present(context, row), timeline: timelines.get(row.visitId) ?? [] },
  }));
}
