import { sql } from 'drizzle-orm';
import { REMIND_MEETING_HOURS } from '#domain/deals/meeting.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import meetingsWords from '#messages/talk/meetings/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { missedBefore } from './meeting-row.ts';
import { tell } from './notifications.ts';

/** Meetings in one transaction; the clock comes again for more. */
const BATCH_SIZE = 100;

/** As text: a transaction reads times so. */
interface Due {
  id: number;
  hostId: number;
  guestId: number;
  about: string;
  timeZone: string;
  startsAt: string;
  endsAt: string;
}

const columns = sql`id, host_id as "hostId", guest_id as "guestId", about,
  time_zone as "timeZone", starts_at as "startsAt", ends_at as "endsAt"`;

async function tellBoth(
  context: Context,
  tx: Transaction,
  { startsAt, endsAt, hostId, guestId, ...rest }: Due,
  words: { title: () => string; more: () => string },
): Promise<void> {
  const meeting = { ...rest, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  for (const personId of [hostId, guestId]) await tell(context, tx, personId, meeting, words);
}

/** Meetings that nobody recorded count as missed; answers how many, `most` at the most. */
export function missMeetings(context: Context, most = BATCH_SIZE): Promise<number> {
  return context.db.transaction(async (tx) => {
    const due = await rows<Due>(
      tx,
      sql`select ${columns} from meetings
          where state in ('proposed', 'agreed') and ends_at <= ${missedBefore(context.now())}
          order by ends_at limit ${most} for update skip locked`,
    );
    for (const meeting of due) {
      await changeState(context, tx, { kind: 'meeting', id: meeting.id, name: 'miss' });
      await tellBoth(context, tx, meeting, {
        title: () => meetingsWords.notRecorded,
        more: () => meetingsWords.countsMissed,
      });
    }
    return due.length;
  });
}

/** Reminds both of an agreed meeting once, some hours before; answers of how many. */
export function remindOfMeetings(context: Context, most = BATCH_SIZE): Promise<number> {
  const now = context.now();
  const until = hoursFrom(now, REMIND_MEETING_HOURS);
  return context.db.transaction(async (tx) => {
    const due = await rows<Due>(
      tx,
      sql`select ${columns} from meetings
          where state = 'agreed' and reminded_at is null
            and starts_at > ${now} and starts_at <= ${until} and ends_at > ${now}
          order by starts_at limit ${most} for update skip locked`,
    );
    for (const meeting of due) {
      await tx.execute(sql`update meetings set reminded_at = ${now} where id = ${meeting.id}`);
      await tellBoth(context, tx, meeting, {
        title: () => meetingsWords.comingUp,
        more: () => meetingsWords.callOffNow,
      });
    }
    return due.length;
  });
}
