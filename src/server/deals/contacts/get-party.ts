import { type SQL, sql } from 'drizzle-orm';
import { type getParty, RATE_FROM } from '#contract/deals/contacts.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { wholePercent } from '#domain/lib/percent.ts';
import type { Role } from '#domain/lib/role.ts';
import words from '#messages/deals/contacts/index.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { type CardRow, cardColumns, presentCard } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findContacts } from './find-contacts.ts';
import { type PartyRow, partyColumns, presentParty } from './party.ts';

const MAX_LISTINGS = 24;

interface Row extends PartyRow {
  role: Role;
  live: number;
  answered: number;
  asked: number;
}

const DEALS = [sql`contact_requests`, sql`visits`, sql`bids`, sql`bookings`];

/** Whether there is a deal of any kind between the caller and `people o`. */
const haveDeal = (caller: number): SQL =>
  sql.join(
    DEALS.map(
      (table) => sql`exists (select from ${table} d
        where (d.buyer_id = ${caller} and d.owner_id = o.id)
          or (d.owner_id = ${caller} and d.buyer_id = o.id))`,
    ),
    sql` or `,
  );

/** A condition on `people o`: an owner with live listings is known to anyone, a buyer to who dealt with them. */
const isKnownTo = (caller: number): SQL => sql`(o.deleted_at is null and o.suspended_at is null
  and (o.id = ${caller} or ${haveDeal(caller)}
    or exists (select from listings l where l.owner_id = o.id and l.status = 'live')))`;

const unknown = () => new AppError('not_found', words.partyOnly);

/** Throws not_found for somebody the caller may know nothing of. */
export async function requireKnownParty({ db }: Context, caller: number, id: number) {
  const [known] = await rows(
    db,
    sql`select from people o where o.id = ${id} and ${isKnownTo(caller)}`,
  );
  if (!known) throw unknown();
}

/** How often an owner answers is counted by buyers whose identity is checked, each once. */
async function find({ db, now }: Context, caller: number, id: number): Promise<Row | undefined> {
  const [found] = await rows<Row>(
    db,
    sql`select ${partyColumns}, o.role, live.n as live, r.answered, r.asked
        from people o,
          lateral (select count(*) as n from listings l
            where l.owner_id = o.id and l.status = 'live') live,
          lateral (select
              count(distinct r.buyer_id) filter (
                where r.state in ('accepted', 'declined', 'revoked')) as answered,
              count(distinct r.buyer_id) filter (
                where r.state in ('accepted', 'declined', 'revoked', 'expired')
                  or r.state = 'requested' and r.expires_at <= ${now()}) as asked
            from contact_requests r join people b on b.id = r.buyer_id
            where r.owner_id = o.id and (b.aadhaar_verified or b.pan_verified)) r
        where o.id = ${id} and ${isKnownTo(caller)}`,
  );
  return found;
}

export const getPartyVerb: Verb<typeof getParty> = async (context, { params }) => {
  const { id: caller } = personOf(context);
  const { personId } = params;
  const found = await find(context, caller, personId);
  if (!found) throw unknown();
  const cards = await rows<CardRow>(
    context.db,
    sql`select ${cardColumns} from listings l join localities p on p.id = l.locality_id
        where l.owner_id = ${personId} and l.status = 'live'
        order by l.published_at desc, l.id desc limit ${MAX_LISTINGS}`,
  );
  const between =
    personId === caller
      ? []
      : await findContacts(context, caller, sql`${personId}::int in (r.owner_id, r.buyer_id)`);
  const { answered, asked } = found;
  return success({
    ...presentParty(
      found,
      between.some(({ requestdata }) => requestdata.state === 'accepted'),
    ),
    role: found.role,
    response: asked < RATE_FROM ? null : { percent: wholePercent(answered / asked), n: asked },
    live: found.live,
    listings: cards.map(presentCard),
    contacts: between,
  });
};
