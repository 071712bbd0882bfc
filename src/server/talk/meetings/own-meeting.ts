import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { MeetingState } from '#domain/deals/meeting.ts';
import { labels } from '#messages/lib/labels.ts';
import meetingsWords from '#messages/talk/meetings/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { meetings } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';
import { type Meeting, meetingStateNow } from './meeting-row.ts';

export interface OwnMeeting extends Meeting {
  side: 'host' | 'guest';
  /** The other of the two, from the caller's side. */
  them: number;
}

const OVER: Partial<Record<MeetingState, string>> = labels(() => meetingsWords.over);

/** Throws conflict, in words, where a meeting is in another state by now. */
export function requireState(meeting: Meeting, states: readonly MeetingState[], now: Date): void {
  const state = meetingStateNow(meeting, now);
  if (states.includes(state)) return;
  throw new AppError('conflict', OVER[state] ?? meetingsWords.notAgreedYet);
}

/** A meeting of the caller's, as `side` where only that side may. Throws not_found for others. */
export async function lockOwnMeeting(
  context: Context,
  tx: Transaction,
  id: number,
  side?: OwnMeeting['side'],
): Promise<OwnMeeting> {
  const { id: me } = personOf(context);
  const [found] = await tx.select().from(meetings).where(eq(meetings.id, id)).for('update');
  if (!found || (found.hostId !== me && found.guestId !== me)) throw new AppError('not_found');
  const isHost = found.hostId === me;
  const mine = isHost ? ('host' as const) : ('guest' as const);
  if (side && side !== mine) throw new AppError('not_found');
  return { ...found, side: mine, them: isHost ? found.guestId : found.hostId };
}
