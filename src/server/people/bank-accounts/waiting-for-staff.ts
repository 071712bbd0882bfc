import { sql } from 'drizzle-orm';
import recordWords from '#messages/people/person-record/index.ts';
import words from '#messages/people/staff-queues/index.ts';
import { worded } from '#server/db/worded.ts';
import type { WaitingForStaff } from '#server/people/hooks.ts';

/** Accounts whose name at the bank is near the person's and no more. */
export const waitingBankAccounts: WaitingForStaff = () => sql`
  select b.id,
    ${worded((lastFour) => recordWords.accountEnding({ lastFour }), sql`b.last_four`)} as title,
    ${worded((name) => words.atTheBank({ name }), sql`b.name_at_bank`)} as detail,
    b.person_id, null::bigint as amount, b.created_at as since, null::text as link
  from bank_accounts b join people p on p.id = b.person_id
  where b.name_state = 'waiting' and b.removed_at is null and p.deleted_at is null`;
