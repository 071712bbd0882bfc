import { ADS } from './ads.ts';
import { DEALS } from './deals.ts';
import { HOMES } from './homes.ts';
import { MARKET } from './market.ts';
import { MONEY } from './money.ts';
import { PEOPLE } from './people.ts';
import { PROFESSIONALS } from './professionals.ts';
import type { AccessTable } from './row.ts';
import { TALK } from './talk.ts';

/**
 * Who may call what, for every endpoint by name: the word of the specification and of the decisions,
 * said once more here, so that a changed declaration is seen. Change a row only with the rule.
 */
export const EXPECTED_ACCESS: AccessTable = {
  ...{ ...PEOPLE, ...HOMES, ...DEALS, ...MONEY },
  ...{ ...PROFESSIONALS, ...TALK, ...MARKET, ...ADS },
  // Section 2: /UserDashboard is every role's, with their own figures.
  getMyDesk: ['member', 'caller'],
  userDashboard: ['signed-in', 'caller-by-id'],
  listDuties: ['signed-in', 'caller'],
  // A calendar sends no token: its secret is all there is.
  openCalendar: ['anyone', 'public'],
  ...{ getCalendar: ['signed-in', 'caller'], makeCalendar: ['signed-in', 'caller'] },
  endCalendar: ['signed-in', 'caller'],
  // Decision 20: what waits for staff is theirs to see.
  listQueues: ['admin', 'any-object'],
  getStaffListCsv: ['admin', 'any-object'],
};

/** The row of an endpoint. Throws where none is written. */
export function expectedAccess(name: string) {
  const row = EXPECTED_ACCESS[name];
  if (!row) throw new Error(`Nothing is said of who may call ${name}: add it to tests/expected`);
  const [who, reach, staff] = row;
  return { who, reach, staffToo: staff !== undefined };
}

/** Whether somebody of a role may call at all. */
export const mayCall = (who: string, role: string): boolean =>
  who === 'anyone' ||
  who === 'signed-in' ||
  (who === 'member' ? role !== 'admin' : who.split(' ').includes(role));
