import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { MEETING_STATES } from '#domain/deals/meeting.ts';
import { createdAt, identityId, instant, person } from './columns.ts';
import { documents } from './identity.ts';
import { subjectKind } from './subject.ts';

export const meetingState = pgEnum('meeting_state', MEETING_STATES);

/** Two people talking about one thing. */
export const threads = pgTable(
  'threads',
  {
    id: identityId(),
    /** listing, bid, booking, engagement or lead. */
    subjectKind: subjectKind('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** The lower id of the two, and the higher. */
    oneId: person('one_id'),
    otherId: person('other_id'),
    /** The last message's, so that a list of threads needs no search. */
    lastMessageId: bigint('last_message_id', { mode: 'number' }),
    lastAt: instant('last_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // Two people have one thread about a thing; also finds it.
    uniqueIndex('threads_once').on(t.subjectKind, t.subjectId, t.oneId, t.otherId),
    check('threads_order', sql`${t.oneId} < ${t.otherId}`),
  ],
);

/** How far each of the two has read. */
export const threadMembers = pgTable(
  'thread_members',
  {
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id),
    personId: person('person_id'),
    readUpTo: bigint('read_up_to', { mode: 'number' }).notNull().default(0),
    mutedAt: instant('muted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.threadId, t.personId] }),
    // A person's threads and what is unread in them.
    index('thread_members_person').on(t.personId),
  ],
);

/** Ids rise within a thread in the order of sending (the thread's row is locked for each). */
export const messages = pgTable(
  'messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id),
    senderId: person('sender_id'),
    body: text().notNull(),
    documentId: integer('document_id').references(() => documents.id),
    /** The sender's own key: sent twice, it is the same message. */
    clientKey: text('client_key').notNull(),
    hiddenAt: instant('hidden_at'),
    at: instant('at').notNull(),
  },
  (t) => [
    // A message sent twice under its key is one.
    uniqueIndex('messages_once').on(t.senderId, t.clientKey),
    // A thread page by page, and the count of unread ones.
    index('messages_thread').on(t.threadId, t.id),
    // A file belongs to one message; also finds that message when the file is opened.
    uniqueIndex('messages_document').on(t.documentId).where(sql`document_id is not null`),
  ],
);

export const blocks = pgTable(
  'blocks',
  { blockerId: person('blocker_id'), blockedId: person('blocked_id'), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.blockerId, t.blockedId] })],
);

/** Who is listening to a stream at a node, so that nobody is told twice; a node that died tells no more. */
export const messageListeners = pgTable(
  'message_listeners',
  { node: text().notNull(), personId: person('person_id'), until: instant('until').notNull() },
  (t) => [primaryKey({ columns: [t.personId, t.node] })],
);

export const meetings = pgTable(
  'meetings',
  {
    id: identityId(),
    /** engagement or thread. */
    subjectKind: subjectKind('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    hostId: person('host_id'),
    guestId: person('guest_id'),
    state: meetingState().notNull().default('proposed'),
    about: text().notNull(),
    place: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The IANA name of the zone the host chose the time in. */
    timeZone: text('time_zone').notNull(),
    record: text(),
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // Meetings a person has proposed, by time.
    index('meetings_host').on(t.hostId, t.startsAt),
    // Meetings a person was asked to, by time.
    index('meetings_guest').on(t.guestId, t.startsAt),
    // Meetings to remind of, and those that passed without a record.
    index('meetings_open').on(t.endsAt).where(sql`state in ('proposed', 'agreed')`),
  ],
);
