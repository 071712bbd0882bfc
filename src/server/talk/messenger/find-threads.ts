import { type SQL, sql } from 'drizzle-orm';
import type { SubjectKind, Thread } from '#contract/talk/threads.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { PROFESSION, type Profession } from '#domain/lib/profession.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { truncate } from '#domain/lib/truncate.ts';
import messengerWords from '#messages/talk/messenger/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { latestFirst, type PlaceInList } from '#server/db/keyset.ts';
import { readList } from '#server/db/read-list.ts';
import { rows } from '#server/db/rows.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { closedBy, type RelationRow, relationColumns } from '#server/people/blocks/index.ts';
import { linkOfEngagement } from '#server/professionals/engagements/index.ts';

const LAST_WORDS = 120;

interface ThreadRow extends RelationRow {
  id: number;
  kind: SubjectKind;
  subjectId: number;
  listingId: number | null;
  listingTitle: string | null;
  profession: Profession | null;
  /** The caller is the owner of what it is about, or the one who works for a client. */
  isOwner: boolean;
  otherId: number;
  firstName: string;
  lastName: string;
  deleted: boolean;
  /** A fee is paid: they know each other by name. */
  hired: boolean;
  muted: boolean;
  unread: number;
  lastSender: number | null;
  lastBody: string | null;
  lastHidden: boolean;
  lastAt: Date | string | null;
}

function titleOf({ kind, listingTitle, profession }: ThreadRow): string {
  const work = profession ? PROFESSION[profession].work : '';
  if (kind === 'lead')
    return listingTitle ? messengerWords.lookingFor({ listingTitle }) : messengerWords.looking;
  if (listingTitle === null) return work || 'A property';
  if (kind === 'bid') return messengerWords.bidOn({ listingTitle });
  if (kind === 'booking') return messengerWords.bookingOf({ listingTitle });
  return kind === 'engagement' ? `${work}: ${listingTitle}` : listingTitle;
}

/** Where the caller sees what it is about. */
function linkOf({ kind, subjectId, listingId, profession, isOwner }: ThreadRow): string | null {
  if (kind === 'bid') return `/${isOwner ? 'BidingRequest' : 'BidProperties'}?bid=${subjectId}`;
  if (kind === 'booking') {
    return isOwner
      ? `/OwnerBookedPropertyDetails/${subjectId}/${listingId}`
      : `/BookedPropertyDetails/${listingId}/${subjectId}`;
  }
  if (kind === 'engagement' && profession) {
    const side = isOwner ? 'professional' : 'client';
    return linkOfEngagement({ id: subjectId, profession }, side);
  }
  if (kind === 'lead') {
    return isOwner ? `/AgentLeadList?lead=${subjectId}` : '/ShortlistedProperty#agents';
  }
  return listingId === null ? null : `/ViewPropertyDetails/${listingId}`;
}

function lastOf(row: ThreadRow): Thread['last'] {
  const { lastSender, lastBody, lastAt, lastHidden } = row;
  if (lastSender === null || lastAt === null) return null;
  const words = lastHidden ? messengerWords.messageTakenAway : lastBody || messengerWords.aFile;
  const at = new Date(lastAt).toISOString();
  return { senderId: lastSender, words: truncate(words, LAST_WORDS), at };
}

function present(row: ThreadRow): Thread {
  const { firstName, lastName, shared, hired } = row;
  const name = shared || hired ? fullNameOf(row) : shortName(firstName, lastName);
  return {
    id: row.id,
    subject: { kind: row.kind, id: row.subjectId, title: titleOf(row), link: linkOf(row) },
    other: { id: row.otherId, name: row.deleted ? messengerWords.somebodyWhoLeft : name },
    last: lastOf(row),
    unread: row.unread,
    muted: row.muted,
    closed: closedBy(row),
    contactShared: shared,
  };
}

/** Threads `t` of somebody: what is selected, and from where. */
const threadsOf = (me: number) => ({
  columns: sql`t.id, t.subject_kind as kind, t.subject_id as "subjectId",
    l.id as "listingId", l.title as "listingTitle", e.profession,
    coalesce(b.owner_id, k.owner_id, e.professional_id, d.agent_id) = ${me} is true as "isOwner",
    o.id as "otherId", o.first_name as "firstName", o.last_name as "lastName",
    o.deleted_at is not null as deleted, tm.muted_at is not null as muted,
    coalesce(e.state in ('paid', 'working', 'delivered', 'confirmed', 'disputed'), false)
      as hired,
    (select count(*) from messages n where n.thread_id = t.id
      and n.id > tm.read_up_to and n.sender_id <> ${me}) as unread,
    m.sender_id as "lastSender", m.body as "lastBody",
    m.hidden_at is not null as "lastHidden", m.at as "lastAt",
    ${relationColumns(me)}`,
  from: sql`thread_members tm join threads t on t.id = tm.thread_id
    join people o on o.id = case when t.one_id = ${me} then t.other_id else t.one_id end
    left join messages m on m.id = t.last_message_id
    left join bids b on t.subject_kind = 'bid' and b.id = t.subject_id
    left join bookings k on t.subject_kind = 'booking' and k.id = t.subject_id
    left join engagements e on t.subject_kind = 'engagement' and e.id = t.subject_id
    left join leads d on t.subject_kind = 'lead' and d.id = t.subject_id
    left join listings l on l.id = case t.subject_kind when 'listing' then t.subject_id
      else coalesce(b.listing_id, k.listing_id, e.listing_id, d.listing_id) end`,
});

const NEWEST_FIRST = latestFirst('talks', sql`coalesce(t.last_at, 'epoch')`, sql`t.id`);

/** A page of the threads of somebody in which there are words, those with the newest first. */
export async function findTalks(
  context: { db: Queryable; secrets: Secrets },
  me: number,
  place: PlaceInList,
) {
  const { items, ...page } = await readList<ThreadRow>(context, NEWEST_FIRST, place, {
    ...threadsOf(me),
    where: sql`tm.person_id = ${me} and t.last_message_id is not null`,
  });
  return { ...page, items: items.map(present) };
}

/** Threads of somebody. `where` speaks of the thread `t`. */
export async function findThreads(db: Queryable, me: number, where: SQL): Promise<Thread[]> {
  const { columns, from } = threadsOf(me);
  const found = await rows<ThreadRow>(
    db,
    sql`select ${columns} from ${from} where tm.person_id = ${me} and ${where}`,
  );
  return found.map(present);
}
