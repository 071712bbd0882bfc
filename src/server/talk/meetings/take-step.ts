import { eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type {
  agreeMeeting,
  callOffMeeting,
  declineMeeting,
  recordMeeting,
} from '#contract/talk/meetings.ts';
import type { MEETING_TRANSITIONS } from '#domain/deals/meeting.ts';
import { shortName } from '#domain/lib/short-name.ts';
import meetingsWords from '#messages/talk/meetings/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findRelation, requireNoContact } from '#server/people/blocks/index.ts';
import { personOf } from '#server/session/person.ts';
import { missedBefore } from './meeting-row.ts';
import { tell } from './notifications.ts';
import { lockOwnMeeting, type OwnMeeting, requireState } from './own-meeting.ts';

type Name = (typeof MEETING_TRANSITIONS)[number]['name'];

async function callerName(context: Context, tx: Transaction): Promise<string> {
  const [me] = await tx
    .select()
    .from(people)
    .where(eq(people.id, personOf(context).id));
  if (!me) throw new Error('People are never deleted');
  return shortName(me.firstName, me.lastName);
}

/** Until contacts are shared no words of a meeting may give them away. */
async function requireOpenWords(tx: Transaction, meeting: OwnMeeting, words: string, path: string) {
  const me = meeting.side === 'host' ? meeting.hostId : meeting.guestId;
  requireNoContact(await findRelation(tx, me, meeting.them), words, path);
}

async function change(
  context: Context,
  tx: Transaction,
  meeting: OwnMeeting,
  { name, note, record }: { name: Name; note?: string; record?: string },
): Promise<void> {
  await changeState(context, tx, {
    kind: 'meeting',
    id: meeting.id,
    name,
    where: sql`ends_at > ${missedBefore(context.now())}`,
    ...(record !== undefined && { set: sql`record = ${record}` }),
    ...(note !== undefined && { note }),
  });
}

export const agreeMeetingVerb: Verb<typeof agreeMeeting> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const meeting = await lockOwnMeeting(context, tx, params.meetingId, 'guest');
    requireState(meeting, ['proposed'], context.now());
    if (meeting.endsAt <= context.now()) {
      throw new AppError('conflict', meetingsWords.timePassed);
    }
    await change(context, tx, meeting, { name: 'agree' });
    const who = await callerName(context, tx);
    await tell(context, tx, meeting.them, meeting, {
      title: () => meetingsWords.willMeet({ who }),
    });
  });
  return success({ id: params.meetingId, state: 'agreed' as const }, meetingsWords.agreedTold);
};

/** Ends a meeting before it took place, with a reason that the other reads. */
async function end(
  context: Context,
  { meetingId, reason }: { meetingId: number; reason: string },
  name: 'decline' | 'callOff',
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const isGuestOnly = name === 'decline';
    const meeting = await lockOwnMeeting(context, tx, meetingId, isGuestOnly ? 'guest' : undefined);
    requireState(meeting, isGuestOnly ? ['proposed'] : ['proposed', 'agreed'], context.now());
    await requireOpenWords(tx, meeting, reason, 'reason');
    await change(context, tx, meeting, { name, note: reason });
    const who = await callerName(context, tx);
    await tell(context, tx, meeting.them, meeting, {
      title: () =>
        isGuestOnly ? meetingsWords.cannotMeet({ who }) : meetingsWords.calledOff({ who }),
      more: () => meetingsWords.theySay({ reason }),
    });
  });
}

export const declineMeetingVerb: Verb<typeof declineMeeting> = async (
  context,
  { params, body },
) => {
  await end(context, { ...params, ...body }, 'decline');
  return success({ id: params.meetingId, state: 'declined' as const }, meetingsWords.declinedTold);
};

export const callOffMeetingVerb: Verb<typeof callOffMeeting> = async (
  context,
  { params, body },
) => {
  await end(context, { ...params, ...body }, 'callOff');
  const answer = { id: params.meetingId, state: 'cancelled' as const };
  return success(answer, meetingsWords.calledOffTold);
};

export const recordMeetingVerb: Verb<typeof recordMeeting> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const meeting = await lockOwnMeeting(context, tx, params.meetingId, 'host');
    requireState(meeting, ['agreed'], context.now());
    if (meeting.startsAt > context.now()) {
      throw new AppError('conflict', meetingsWords.recordOnceBegun);
    }
    await requireOpenWords(tx, meeting, body.record, 'record');
    await change(context, tx, meeting, { name: 'record', record: body.record });
    const who = await callerName(context, tx);
    await tell(context, tx, meeting.them, meeting, {
      title: () => meetingsWords.wroteDown({ who }),
      more: () => meetingsWords.readAndObject,
    });
  });
  return success({ id: params.meetingId, state: 'held' as const }, meetingsWords.recordedDone);
};
