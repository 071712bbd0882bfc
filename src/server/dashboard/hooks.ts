import type { StaffList } from '#contract/staff-lists.ts';
import type { Context } from '#server/core/context.ts';
import { hook, registry } from '#server/core/hooks.ts';
import type { Route } from '#server/http/execute.ts';

/** What answers each list of staff, for who takes it away as a file. */
export const staffListRoutes = registry<StaffList, Route>('lists of staff');

export interface LastBackup {
  at: Date;
  bytes: number | null;
  /** It should have been made anew by now. */
  isLate: boolean;
}

/** Whoever makes backups tells of the last one; null where there is none. */
export const lastBackup = hook<[context: Context], LastBackup | null>(
  'the last backup is asked for',
);
