import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import {
  LONGEST_MEETING_HOURS,
  MEETING_DAYS,
  OPEN_MEETINGS,
  type proposeMeeting,
} from '#contract/talk/meetings.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { DAY_MS, HOUR_MS } from '#domain/lib/time/lengths.ts';
import words from '#messages/deals/visits/index.ts';
import meetingsWords from '#messages/talk/meetings/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { meetings } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findRelation, requireNoContact, requireOpen } from '#server/people/blocks/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { findOther, findOwnThread } from '#server/talk/messenger/index.ts';
import { tell } from './notifications.ts';
import { requireFreeBetween } from './require-free-between.ts';

function wrong(path: string, message: string): AppError {
  return new AppError('invalid', message, [{ path, message }]);
}

function checkTimes(startsAt: Date, endsAt: Date, now: Date): void {
  if (startsAt <= now) throw wrong('start', words.timeToCome);
  if (startsAt.getTime() - now.getTime() > MEETING_DAYS * DAY_MS) {
    throw wrong('start', meetingsWords.dayWithinYear);
  }
  if (endsAt <= startsAt) throw wrong('end', meetingsWords.endAfterStart);
  if (endsAt.getTime() - startsAt.getTime() > LONGEST_MEETING_HOURS * HOUR_MS) {
    throw wrong('end', meetingsWords.longestHours({ longestMeetingHours: LONGEST_MEETING_HOURS }));
  }
}

/** The caller's row is locked, so that many at once count right. */
async function checkDiary({ now }: Context, tx: Transaction, me: number): Promise<void> {
  const { hostId, guestId, state, endsAt } = meetings;
  const open = and(
    or(eq(hostId, me), eq(guestId, me)),
    inArray(state, ['proposed', 'agreed']),
    gt(endsAt, now()),
  );
  if ((await tx.$count(meetings, open)) < OPEN_MEETINGS) return;
  throw new AppError('conflict', meetingsWords.mostOpenMeetings({ openMeetings: OPEN_MEETINGS }));
}

export const proposeMeetingVerb: Verb<typeof proposeMeeting> = async (context, { body }) => {
  const { subjectKind, subjectId, about, place, timeZone } = body;
  const times = { startsAt: new Date(body.start), endsAt: new Date(body.end) };
  const id = await context.db.transaction(async (tx) => {
    const me = await lockCaller(context, tx);
    const them =
      subjectKind === 'thread'
        ? (await findOwnThread(context, tx, subjectId)).them
        : await findOther(context, tx, { kind: 'engagement', id: subjectId });
    checkTimes(times.startsAt, times.endsAt, context.now());
    const standing = await findRelation(tx, me.id, them);
    requireOpen(standing);
    requireNoContact(standing, about, 'about');
    requireNoContact(standing, place, 'place');
    await checkDiary(context, tx, me.id);
    await requireFreeBetween(tx, [me.id, them], times);
    const people = { hostId: me.id, guestId: them };
    const subject = { subjectKind, subjectId };
    const made = await insertOne(tx, meetings, {
      ...people,
      ...subject,
      ...times,
      about,
      place,
      timeZone,
      createdAt: context.now(),
    });
    await recordEvent(context, tx, {
      kind: 'meeting',
      id: made.id,
      event: 'propose',
      by: 'host',
      state: 'proposed',
    });
    await tell(context, tx, them, made, {
      title: () =>
        meetingsWords.proposesMeeting({ firstName: shortName(me.firstName, me.lastName) }),
      more: () => meetingsWords.whereSuits({ place }),
    });
    return made.id;
  });
  return success({ id, state: 'proposed' as const }, meetingsWords.proposedDone);
};
