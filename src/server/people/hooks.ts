import type { SQL } from 'drizzle-orm';
import type { RecordSection } from '#contract/people/staff-record.ts';
import type { StaffQueue } from '#domain/people/staff-queue.ts';
import type { Afterwards } from '#server/core/afterwards.ts';
import type { Context } from '#server/core/context.ts';
import { hook, registry } from '#server/core/hooks.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Person } from '#server/db/schema/index.ts';

/**
 * One area's part in closing an account, in that transaction, in which the person is locked. Every
 * area does one step before any does the next.
 */
export interface AccountClosing {
  /** Takes its locks, and throws conflict where the account cannot be closed yet. Writes nothing. */
  check?(): Promise<void>;
  /** Ends what the person has open, so that nobody waits for who has left. May throw conflict. */
  end?(): Promise<void>;
  /** Comes after everything has ended: money that goes back. */
  settle?(): Promise<Afterwards[]>;
}

export const onAccountClosing = hook<
  [context: Context, tx: Transaction, person: Person],
  AccountClosing
>('an account closes');

/** Staff keep a person out, in that transaction, in which the person is locked: what is theirs halts. */
export const onPersonSuspended =
  hook<[context: Context, tx: Transaction, person: Pick<Person, 'id'>]>('a person is suspended');

/** A suspension is lifted, in that transaction: what halted with it goes on. */
export const onPersonRestored =
  hook<[context: Context, tx: Transaction, person: Pick<Person, 'id'>]>('a suspension is lifted');

/**
 * What is personal goes out of the database, in the transaction that closes the account; after the
 * row of the person, whom everybody locks first. Answers the keys of files to be removed once it holds.
 */
export const onPersonErased = hook<
  [context: Context, tx: Transaction, person: Pick<Person, 'id'>],
  string[]
>('a person is erased');

/** Whether staff may open a document that was handed in to another area than identity checks. */
export const staffDocuments = hook<[context: Context, documentId: number], boolean>(
  'staff open a document',
);

/**
 * What waits for staff, by what it is, from the area that has it: a query for all of it, with the
 * columns `id`, `title`, `detail` (text, not null), `person_id` (whom it is about, or null), `amount`
 * (in paise, or null), `since` and `link` (null where it is decided on its queue's page);
 * where two must agree, `agreed_by`: who of staff has.
 */
export type WaitingForStaff = (context: Context) => SQL;

export const staffQueues = registry<StaffQueue, WaitingForStaff>('what waits for staff');

/** What each area knows of a person that staff may see. */
export const personRecords = hook<[context: Context, personId: number], RecordSection[]>(
  'staff look at a person',
);
