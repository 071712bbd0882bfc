import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listWaitingAccounts, WaitingAccount } from '#contract/people/bank-account-admin.ts';
import { readPage } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { checkedName } from '#server/people/kyc/index.ts';

const PAGE_SIZE = 20;

type Row = Omit<WaitingAccount, 'person' | 'addedAt'> & {
  personId: number;
  name: string;
  addedAt: Date;
  total: number;
};

export const listWaitingAccountsVerb: Verb<typeof listWaitingAccounts> = async (
  { db },
  { query: { page } },
) => {
  const { found, total } = await readPage(
    page,
    (range) =>
      rows<Row>(
        db,
        sql`select b.id, p.id as "personId", ${checkedName('p')} as name, b.holder,
          b.name_at_bank as "nameAtBank", b.last_four as "lastFour", b.ifsc,
          b.created_at as "addedAt", count(*) over () as total
        from bank_accounts b join people p on p.id = b.person_id
        where b.name_state = 'waiting' and b.removed_at is null and p.deleted_at is null
        order by b.id ${range}`,
      ),
    PAGE_SIZE,
  );
  const data = found.map(({ personId, name, addedAt, total: _, ...row }) => ({
    ...row,
    person: { id: personId, name },
    addedAt: addedAt.toISOString(),
  }));
  return success({ data, total, totalIsMinimum: false, page, pageSize: PAGE_SIZE });
};
