import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { listEvents } from '#contract/people/events.ts';
import { events } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { presentEvent } from './present-event.ts';

export const listEventsVerb: Verb<typeof listEvents> = async (context, { query }) => {
  const { after, limit, types } = query;
  const found = await context.db
    .select()
    .from(events)
    .where(
      and(
        eq(events.personId, personOf(context).id),
        after === undefined ? isNotNull(events.position) : gt(events.position, Number(after)),
        types && inArray(events.type, types),
      ),
    )
    .orderBy(asc(events.position))
    // One more than asked for tells whether there is another.
    .limit(limit + 1);
  const shown = found.slice(0, limit);
  const last = shown.at(-1)?.position;
  return {
    status: 1,
    message: 'OK',
    data: shown.map(presentEvent),
    nextCursor: last ? String(last) : (after ?? null),
    hasMore: found.length > limit,
  };
};
