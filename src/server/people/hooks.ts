import type { Afterwards } from '#server/core/afterwards.ts';
import type { Context } from '#server/core/context.ts';
import { hook } from '#server/core/hooks.ts';
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
  /** Deletes what is personal; answers the keys of files to be removed once it holds. */
  erase?(): Promise<string[]>;
}

export const onAccountClosing = hook<
  [context: Context, tx: Transaction, person: Person],
  AccountClosing
>('an account closes');
