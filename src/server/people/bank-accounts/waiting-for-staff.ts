import { sql } from 'drizzle-orm';
import type { WaitingForStaff } from '#server/people/hooks.ts';

/** Accounts whose name at the bank is near the person's and no more. */
export const waitingBankAccounts: WaitingForStaff = () => sql`
  select b.id, 'Account ending ' || b.last_four as title, 'At the bank: ' || b.name_at_bank as detail,
    b.person_id, null::bigint as amount, b.created_at as since, null::text as link
  from bank_accounts b join people p on p.id = b.person_id
  where b.name_state = 'waiting' and b.removed_at is null and p.deleted_at is null`;
