import { success } from '#contract/lib/envelope.ts';
import type { busyTimes } from '#contract/talk/meetings.ts';
import { dayOfIso, startOfDay } from '#domain/lib/time/pune.ts';
import { type Busy, busyOf, othersBusy, ownBusy } from '#server/deals/visits/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findRelation, requireOpen } from '#server/people/blocks/index.ts';
import { findOwnThread } from '#server/talk/messenger/index.ts';

const spanOf = ({ startsAt, endsAt }: Busy) => ({
  start: startsAt.toISOString(),
  end: endsAt.toISOString(),
});

/** So that a time is proposed at which both are free. */
export const busyTimesVerb: Verb<typeof busyTimes> = async (context, { params, query }) => {
  const { db, now } = context;
  const { me, them } = await findOwnThread(context, db, params.threadId);
  requireOpen(await findRelation(db, me, them));
  const day = dayOfIso(query.day);
  const wholeDay = { startsAt: startOfDay(day), endsAt: startOfDay(day + 1) };
  const [own, theirs] = await Promise.all([
    busyOf(db, me, wholeDay, ownBusy(now())),
    busyOf(db, them, wholeDay, othersBusy),
  ]);
  return success({
    own: own.map((busy) => ({ ...spanOf(busy), about: busy.about })),
    theirs: theirs.map(spanOf),
  });
};
