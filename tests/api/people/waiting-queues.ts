import { type SQL, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { StaffQueue } from '#domain/people/staff-queue.ts';
import { staffQueues } from '#server/people/hooks.ts';

const HOUR_MS = 3_600_000;

export interface WaitingItem {
  id: number;
  title: string;
  detail?: string;
  /** For how many hours it waits; or since when. */
  hours?: number;
  since?: Date;
  /** Whom it is about. */
  personId?: number;
  /** In paise. */
  amount?: number;
  link?: string;
  agreedBy?: number;
}

type Waiting = Partial<Record<StaffQueue, WaitingItem | WaitingItem[]>>;

function queryOf({ id, title, detail = 'As it is', hours = 1, since, ...about }: WaitingItem): SQL {
  const { personId = null, amount = null, link = null, agreedBy = null } = about;
  const began = since ?? new Date(Date.now() - hours * HOUR_MS);
  return sql`select ${id}::int as id, ${title}::text as title, ${detail}::text as detail,
    ${personId}::int as person_id, ${amount}::bigint as amount, ${began}::timestamptz as since,
    ${link}::text as link, ${agreedBy}::int as agreed_by`;
}

/** What waits in each queue is what a test says, until it restores all mocks. */
export function waiting(items: Waiting): void {
  const queries = Object.entries(items).map(([queue, some]) => {
    const found = sql.join([some].flat().map(queryOf), sql` union all `);
    return [queue, () => found] as const;
  });
  vi.spyOn(staffQueues, 'all').mockReturnValue(Object.fromEntries(queries));
}
