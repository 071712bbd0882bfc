import type { MeetingState } from '#domain/deals/meeting.ts';
import { meetings, type Person } from '#server/db/schema/index.ts';
import type { Example, World } from '#tests/api/world.ts';
import { insertPerson, stored } from '#tests/builders/index.ts';
import { aThread } from './messenger.ts';

const MINUTE_MS = 60_000;

interface MeetingParts {
  hostId: number;
  guestId: number;
  state?: MeetingState;
  /** Minutes from now to its start. */
  inMinutes?: number;
  timeZone?: string;
}

/** A meeting of an hour, as it would stand after its steps. */
export async function aMeeting(world: Pick<World, 'context'>, parts: MeetingParts) {
  const { hostId, guestId, state = 'proposed', inMinutes = 600 } = parts;
  const { db, now } = world.context;
  const thread = await aThread(world, hostId, guestId);
  const startsAt = new Date(now().getTime() + inMinutes * MINUTE_MS);
  return stored(
    await db
      .insert(meetings)
      .values({
        hostId,
        guestId,
        state,
        subjectKind: 'thread',
        subjectId: thread.id,
        about: 'The draft agreement',
        place: 'Coffee house, FC Road',
        startsAt,
        endsAt: new Date(startsAt.getTime() + 60 * MINUTE_MS),
        timeZone: parts.timeZone ?? 'Asia/Kolkata',
      })
      .returning(),
  );
}

/** What proposes an hour the day after tomorrow. */
export function aProposal(subjectId: number, subjectKind = 'thread') {
  const start = new Date(Date.now() + 48 * 60 * MINUTE_MS);
  return {
    subjectKind,
    subjectId,
    about: 'The draft agreement',
    place: 'Coffee house, FC Road',
    start: start.toISOString(),
    end: new Date(start.getTime() + 60 * MINUTE_MS).toISOString(),
    timeZone: 'Asia/Kolkata',
  };
}

const another = async ({ context }: World) => (await insertPerson(context.db)).id;

const asGuest =
  (step: string, body?: unknown): Example =>
  async (world, { id: guestId }: Person) => {
    const { id } = await aMeeting(world, { hostId: await another(world), guestId });
    return { path: `/api/meetings/${id}/${step}`, body };
  };

const asHost =
  (step: string, parts: Partial<MeetingParts>, body?: unknown): Example =>
  async (world, { id: hostId }: Person) => {
    const { id } = await aMeeting(world, { hostId, guestId: await another(world), ...parts });
    return { path: `/api/meetings/${id}/${step}`, body };
  };

const reason = 'I am travelling that week.';

export const meetingExamples: Record<string, Example> = {
  proposeMeeting: async (world, owner) => {
    const { id } = await aThread(world, owner.id, await another(world));
    return { path: '/api/meetings', body: aProposal(id) };
  },
  busyTimes: async (world, owner) => {
    const { id } = await aThread(world, owner.id, await another(world));
    return { path: `/api/meetings/busy/${id}?day=2026-11-21` };
  },
  agreeMeeting: asGuest('agree'),
  declineMeeting: asGuest('decline', { reason }),
  callOffMeeting: asHost('calloff', {}, { reason }),
  recordMeeting: asHost(
    'record',
    { state: 'agreed', inMinutes: -30 },
    { record: 'We agreed on the price.' },
  ),
  meetingCalendar: asHost('calendar', { state: 'agreed' }),
};
