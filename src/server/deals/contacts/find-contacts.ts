import { type SQL, sql } from 'drizzle-orm';
import type { ContactItem, RequestData } from '#contract/deals/contacts.ts';
import type { ContactState } from '#domain/deals/contact-request.ts';
import { type SharedWishes, stillAhead, wishesAbout } from '#domain/homes/home-wishes.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { type CardRow, cardColumns, presentCard } from '#server/homes/listings/index.ts';
import { type PartyRow, partyColumns, presentParty } from './party.ts';

/** Rows of one list; older ones are found by their listing. */
const MAX = 300;

type View = RequestData['views'][number];

interface RequestRow extends CardRow, PartyRow {
  requestId: number;
  requestState: ContactState;
  message: string;
  requestedAt: Date;
  expiresAt: Date;
  decidedAt: Date | null;
  isOwner: boolean;
  live: boolean;
  views: View[];
  /** Of a buyer who shows them to the caller. */
  wishes: SharedWishes | null;
}

/** The state of `contact_requests r`; one whose time has run out is expired at once. */
export const stateNow = (now: Date): SQL =>
  sql`case when r.state = 'requested' and r.expires_at <= ${now} then 'expired'
      else r.state::text end`;

function find({ db, now }: Context, caller: number, where: SQL, most: number) {
  return rows<RequestRow>(
    db,
    sql`select ${cardColumns}, ${partyColumns}, r.id as "requestId",
          ${stateNow(now())} as "requestState", r.message, r.created_at as "requestedAt",
          r.expires_at as "expiresAt", r.decided_at as "decidedAt",
          r.owner_id = ${caller}::int as "isOwner", l.status = 'live' as live,
          coalesce((select json_agg(json_build_object(
              'by', case when v.viewer_id = r.owner_id then 'owner' else 'buyer' end,
              'at', to_char(v.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            order by v.id) from contact_views v where v.request_id = r.id), '[]') as views,
          (select json_build_object('moveInOn', w.move_in_on, 'tenants', w.tenants,
              'residents', w.residents, 'vegetarian', w.vegetarian, 'pets', w.pets)
            from home_wishes w where w.person_id = r.buyer_id and w.shared_at is not null
              and r.owner_id = ${caller}::int) as wishes
        from contact_requests r
        join listings l on l.id = r.listing_id join localities p on p.id = l.locality_id
        join people o on o.id = case when r.owner_id = ${caller}::int
          then r.buyer_id else r.owner_id end
        where ${where} and ${caller}::int in (r.owner_id, r.buyer_id)
        order by r.id desc limit ${plainNumber(most)}`,
  );
}

/** Of who waits or was accepted, what matters to this home. */
function wishesOf({ wishes, requestState, listedIn }: RequestRow, now: Date): SharedWishes | null {
  if (!wishes || (requestState !== 'requested' && requestState !== 'accepted')) return null;
  const moveInOn = stillAhead(wishes.moveInOn, puneDate(now));
  return wishesAbout({ ...wishes, moveInOn }, listedIn);
}

/** Contact requests of the caller, as either side, newest first. `where` speaks of `r`. */
export async function findContacts(
  context: Context,
  caller: number,
  where: SQL,
  most = MAX,
): Promise<ContactItem[]> {
  const found = await find(context, caller, where, most);
  const ids = found.map(({ requestId }) => requestId);
  const timelines = await readTimelines(context.db, 'contact', ids);
  return found.map((row) => ({
    ...presentCard(row),
    requestdata: {
      id: row.requestId,
      side: row.isOwner ? 'owner' : 'buyer',
      state: row.requestState,
      message: row.message,
      createdAt: row.requestedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      live: row.live,
      other: presentParty(row, row.requestState === 'accepted'),
      timeline: timelines.get(row.requestId) ?? [],
      wishes: wishesOf(row, context.now()),
      views: row.views,
    },
  }));
}
