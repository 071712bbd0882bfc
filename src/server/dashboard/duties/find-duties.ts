import { type SQL, sql } from 'drizzle-orm';
import { dutyOf } from '#domain/duties/index.ts';
import type { Role } from '#domain/lib/role.ts';
import { APP_PAGES, type AppPath, findRoute } from '#domain/lib/routes.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, writtenOnce } from '#server/db/rows.ts';
import { dealDuties } from './deal-duties.ts';
import { moneyDuties } from './money-duties.ts';
import { type Said, withSaidTitles } from './said-titles.ts';
import type { StoredDuty } from './stored-duty.ts';
import { workDuties } from './work-duties.ts';

/** What is read of one person at most; nobody works off more at once. */
const MOST = 200;

export type DutyRow = Said<StoredDuty>;

/**
 * Everything that is a person's duty at a time, as a query of one row each. Homes are joined once, to
 * what was found: joined to each of some forty tables, planning the query took longer than all else.
 */
export function dutiesAt(at: SQL) {
  const each = [...dealDuties(at), ...moneyDuties(at), ...workDuties(at)];
  return sql`select w.*, coalesce(w."ownTitle", l.title) as title
    from (${sql.join(each, sql` union all `)}) w left join listings l on l.id = w."listingId"`;
}

const findStored = writtenOnce<StoredDuty, 'now' | 'personId'>(
  ['now', 'personId'],
  ({ now, personId }) =>
    sql`select d.*, p.role from (${dutiesAt(sql`${now}::timestamptz`)}) d
        join people p on p.id = d.person
        where d.person = ${personId} and p.deleted_at is null
        order by d.due nulls last, d.since, d.id limit ${plainNumber(MOST)}`,
);

/** What somebody is waited for with, what runs out first before all else. */
export async function findDuties(
  context: Context,
  personId: number,
  now: Date,
): Promise<DutyRow[]> {
  const found = await findStored(context.db, { now: now.toISOString(), personId });
  return withSaidTitles(context, found);
}

/** Whether the page of an address is one of a role’s. */
export const mayOpen = (role: Role, path: string): boolean => {
  const found = findRoute(path.split(/[?#]/)[0] ?? '');
  const page = found && APP_PAGES[found.route as AppPath];
  return page?.roles.includes(role) ?? false;
};

/** Where somebody does it: a page of the home with all that is asked for it, where theirs is another role's. */
export function linkOf(duty: DutyRow): string {
  const link = dutyOf(duty.name).link(duty);
  if (mayOpen(duty.role, link)) return link;
  return duty.listingId === null ? '/UserDashboard' : `/PropertyRequest/${duty.listingId}`;
}

/** The list of their rail in which somebody finds it. */
export function pageOf(duty: DutyRow): AppPath {
  const { page } = dutyOf(duty.name);
  return typeof page === 'string' ? page : page(duty);
}
