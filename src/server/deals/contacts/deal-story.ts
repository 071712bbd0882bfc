import { type SQL, sql } from 'drizzle-orm';
import { type getDealStory, STORY_KINDS, type StoryKind } from '#contract/deals/deal-story.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { STATE_TABLES } from '#domain/state-tables.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { stateNow } from './find-contacts.ts';

/** For whom a thing in a state waits. */
function waitsOf({ kind, state }: Thing): string | null {
  const waits: Readonly<Record<string, string | null>> = STATE_TABLES[kind].waits;
  return waits[state] ?? null;
}

/** The table of each kind and the state its rows `r` are in; one whose time has run out waits for nobody. */
const THINGS: Record<StoryKind, { table: SQL; state: (now: Date) => SQL }> = {
  contact: { table: sql`contact_requests`, state: stateNow },
  visit: {
    table: sql`visits`,
    state: (now) => sql`case when r.ends_at <= ${now} then '' else r.state::text end`,
  },
  bid: {
    table: sql`bids`,
    state: (now) => sql`case when r.expires_at <= ${now} then '' else r.state::text end`,
  },
  booking: { table: sql`bookings`, state: () => sql`r.state::text` },
};

interface Thing {
  kind: StoryKind;
  id: number;
  state: string;
}

export const getDealStoryVerb: Verb<typeof getDealStory> = async (context, { params }) => {
  const { id: me } = personOf(context);
  const [deal] = await rows<{ listingId: number; ownerId: number; buyerId: number }>(
    context.db,
    sql`select listing_id as "listingId", owner_id as "ownerId", buyer_id as "buyerId"
        from contact_requests where id = ${params.requestId} and ${me}::int in (owner_id, buyer_id)`,
  );
  if (!deal) throw new AppError('not_found');
  const { listingId, ownerId, buyerId } = deal;
  const of = (kind: StoryKind) => sql`select ${kind}::text as kind, r.id,
      ${THINGS[kind].state(context.now())} as state from ${THINGS[kind].table} r
    where r.listing_id = ${listingId} and r.owner_id = ${ownerId} and r.buyer_id = ${buyerId}`;
  const things = await rows<Thing>(
    context.db,
    sql`${sql.join(STORY_KINDS.map(of), sql` union all `)} order by id`,
  );
  const told = await Promise.all(
    STORY_KINDS.map(async (kind) => {
      const ids = things.filter((thing) => thing.kind === kind).map(({ id }) => id);
      const lines = await readTimelines(context.db, kind, ids);
      return [...lines].flatMap(([id, entries]) => entries.map((line) => ({ ...line, kind, id })));
    }),
  );
  const [open] = things
    .filter((thing) => waitsOf(thing) !== null)
    .toSorted((a, b) => STORY_KINDS.indexOf(b.kind) - STORY_KINDS.indexOf(a.kind) || b.id - a.id);
  const side = me === ownerId ? 'owner' : 'buyer';
  return success({
    entries: told.flat().toSorted((a, b) => a.at.localeCompare(b.at)),
    next: open ? { kind: open.kind, id: open.id, mine: waitsOf(open) === side } : null,
  });
};
