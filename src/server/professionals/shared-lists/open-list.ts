import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { lookAtList, openSharedList } from '#contract/professionals/shared-lists.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { minutesBefore } from '#domain/lib/time/deadlines.ts';
import { type ListStanding, LOOK_MINUTES } from '#domain/professionals/shared-list.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import words from '#messages/professionals/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { bookedListing, cardsById } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';

interface OpenList {
  id: number;
  agentId: number;
  leadId: number | null;
  note: string | null;
  expiresAt: Date;
  lastLookAt: Date | null;
  firstName: string;
  lastName: string;
}

/** A list whose link still shows something. Whoever lets it end, and how, is nobody's business. */
async function requireOpen({ now }: Context, db: Queryable, code: string): Promise<OpenList> {
  const [found] = await rows<OpenList>(
    db,
    sql`select s.id, s.agent_id as "agentId", s.lead_id as "leadId", s.note,
          s.expires_at as "expiresAt", s.last_look_at as "lastLookAt",
          o.first_name as "firstName", o.last_name as "lastName"
        from shared_lists s join people o on o.id = s.agent_id
        where s.code = ${code} and s.withdrawn_at is null and s.expires_at > ${now()}
          and o.deleted_at is null and o.suspended_at is null`,
  );
  if (!found) throw new AppError('not_found', deskWords.listGone);
  return found;
}

function standingOf(status: ListingStatus, booked: boolean): ListStanding {
  if (status === 'sold' || status === 'rented') return status;
  if (status !== 'live') return 'gone';
  return booked ? 'booked' : 'offer';
}

export const openSharedListVerb: Verb<typeof openSharedList> = async (context, { params }) => {
  const { db, now } = context;
  const list = await requireOpen(context, db, params.code);
  const homes = await rows<{ id: number; status: ListingStatus; booked: boolean }>(
    db,
    sql`select l.id, l.status, ${bookedListing(now())} as booked
        from shared_list_homes h join listings l on l.id = h.listing_id
        where h.list_id = ${list.id} order by h.place`,
  );
  const card = await cardsById(
    db,
    homes.map(({ id }) => id),
  );
  return success({
    agent: shortName(list.firstName, list.lastName),
    agentId: list.agentId,
    note: list.note,
    expiresAt: list.expiresAt.toISOString(),
    homes: homes.map(({ id, status, booked }) => {
      const standing = standingOf(status, booked);
      return { standing, listing: standing === 'gone' ? null : card(id) };
    }),
  });
};

/** Looks close together are one, and the first is told; the agent's own are none. */
export const lookAtListVerb: Verb<typeof lookAtList> = async (context, { params }) => {
  const { actor, now } = context;
  await context.db.transaction(async (tx) => {
    const list = await requireOpen(context, tx, params.code);
    if (actor.kind === 'person' && actor.id === list.agentId) return;
    const [counts] = await rows<{ looks: number; homes: number }>(
      tx,
      sql`update shared_lists s set looks = looks + 1, last_look_at = ${now()},
            first_look_at = coalesce(first_look_at, ${now()})
          where id = ${list.id}
            and (last_look_at is null or last_look_at < ${minutesBefore(now(), LOOK_MINUTES)})
          returning looks, (select count(*)::int from shared_list_homes h
            where h.list_id = s.id) as homes`,
    );
    if (counts?.looks !== 1) return;
    await notify(context, tx, list.agentId, {
      kind: 'request',
      title: () => words.listLookedAt,
      body: () => words.listLookedAtBody({ homes: counts.homes }),
      link: list.leadId === null ? '/AgentLeadList' : `/AgentLeadList?lead=${list.leadId}`,
    });
  });
  return success(null);
};
