import { type SQL, sql } from 'drizzle-orm';
import type { MeetingRow } from '#contract/deals/meeting-row.ts';
import type { MeetingState } from '#domain/deals/meeting.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { shortName } from '#domain/lib/short-name.ts';
import words from '#messages/talk/meetings/index.ts';
import type { Context } from '#server/core/context.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { type RelationRow, relationColumns } from '#server/people/blocks/index.ts';
import { meetingStateNow } from './meeting-row.ts';

const MAX = 300;

interface Found extends RelationRow {
  id: number;
  subjectKind: MeetingRow['subjectKind'];
  subjectId: number;
  title: string | null;
  isHost: boolean;
  state: MeetingState;
  about: string;
  place: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  record: string | null;
  otherId: number;
  firstName: string;
  lastName: string;
}

function find({ db }: Context, me: number, where: SQL, most: number) {
  return rows<Found>(
    db,
    sql`select m.id, m.subject_kind as "subjectKind", m.subject_id as "subjectId", l.title,
          m.host_id = ${me} as "isHost", m.state, m.about, m.place,
          m.starts_at as "startsAt", m.ends_at as "endsAt", m.time_zone as "timeZone", m.record,
          o.id as "otherId", o.first_name as "firstName", o.last_name as "lastName",
          ${relationColumns(me)}
        from meetings m
        join people o on o.id = case when m.host_id = ${me} then m.guest_id else m.host_id end
        left join threads t on m.subject_kind = 'thread' and t.id = m.subject_id
        left join bids b on t.subject_kind = 'bid' and b.id = t.subject_id
        left join bookings k on t.subject_kind = 'booking' and k.id = t.subject_id
        left join engagements e on e.id = case when m.subject_kind = 'engagement' then m.subject_id
          when t.subject_kind = 'engagement' then t.subject_id end
        left join listings l on l.id = case when t.subject_kind = 'listing' then t.subject_id
          else coalesce(b.listing_id, k.listing_id, e.listing_id) end
        where ${where} and ${me} in (m.host_id, m.guest_id)
        order by m.starts_at desc, m.id desc limit ${plainNumber(most)}`,
  );
}

/** Meetings of somebody, as either side, latest first. `where` speaks of `m` and its listing `l`. */
export async function findMeetings(
  context: Context,
  me: number,
  where: SQL,
  most = MAX,
): Promise<MeetingRow[]> {
  const found = await find(context, me, where, most);
  const ids = found.map(({ id }) => id);
  const timelines = await readTimelines(context.db, 'meeting', ids);
  return found.map((row) => ({
    id: row.id,
    subjectKind: row.subjectKind,
    subjectId: row.subjectId,
    subjectTitle: row.title ?? words.yourTalk,
    side: row.isHost ? 'host' : 'guest',
    state: meetingStateNow(row, context.now()),
    about: row.about,
    place: row.place,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    timeZone: row.timeZone,
    record: row.record,
    other: {
      id: row.otherId,
      name: row.shared ? fullNameOf(row) : shortName(row.firstName, row.lastName),
    },
    timeline: timelines.get(row.id) ?? [],
  }));
}

/** Somebody's meetings about one listing, or all of them. */
export const findMeetingRecords = (context: Context, me: number, listingId: number | undefined) =>
  findMeetings(context, me, listingId === undefined ? sql`true` : sql`l.id = ${listingId}`);
