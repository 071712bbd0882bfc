import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listWaitingAccounts, WaitingAccount } from '#contract/people/bank-account-admin.ts';
import { keyset } from '#server/db/keyset.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { checkedName } from '#server/people/kyc/index.ts';

const OLDEST_FIRST = { list: 'waiting accounts', keys: [{ by: sql`b.id`, type: 'int' }] } as const;

const WAITING = sql`bank_accounts b join people p on p.id = b.person_id
  where b.name_state = 'waiting' and b.removed_at is null and p.deleted_at is null`;

type Row = Omit<WaitingAccount, 'person' | 'addedAt'> & {
  personId: number;
  name: string;
  addedAt: Date;
  key: string[];
};

export const listWaitingAccountsVerb: Verb<typeof listWaitingAccounts> = async (
  context,
  { query },
) => {
  const { db } = context;
  const page = keyset(context, OLDEST_FIRST, query);
  const [found, [count]] = await Promise.all([
    rows<Row>(
      db,
      sql`select b.id, p.id as "personId", ${checkedName('p')} as name, b.holder,
          b.name_at_bank as "nameAtBank", b.last_four as "lastFour", b.ifsc,
          b.created_at as "addedAt", ${page.key} as key
          from ${WAITING} and ${page.after} ${page.end}`,
    ),
    rows<{ total: number }>(db, sql`select count(*)::int as total from ${WAITING}`),
  ]);
  return success(
    page.answer(found, count?.total ?? 0, ({ personId, name, addedAt, ...row }) => ({
      ...row,
      person: { id: personId, name },
      addedAt: addedAt.toISOString(),
    })),
  );
};
