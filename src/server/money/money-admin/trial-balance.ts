import { type SQL, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type {
  AccountGroup,
  AccountRow,
  getTrialBalance,
  getTrialBalanceCsv,
  listAccounts,
} from '#contract/money/reconciliation.ts';
import { minus, type Paise, sumOf, toRupees } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { readList } from '#server/db/read-list.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';

/** The largest first. */
const BY_AMOUNT = {
  list: 'accounts of a group',
  keys: [
    { by: sql`-greatest(debit, credit)`, type: 'bigint' },
    { by: sql`account`, type: 'text' },
  ],
} as const;

interface Row {
  account: string;
  kind: AccountRow['kind'];
  debit: Paise;
  credit: Paise;
}

/** Each account with its balance in one of two columns and the group it is summed up in. */
const ACCOUNTS: SQL = sql`
  select a.code as account, a.kind, regexp_replace(a.code, ':[0-9]+$', '') as "group",
    greatest(sum(e.amount_paise), 0)::bigint as debit,
    greatest(-sum(e.amount_paise), 0)::bigint as credit
  from ledger_accounts a join ledger_entries e on e.account_id = a.id
  group by a.id`;

/** Assets and what was spent stand on the left, so that there a debit is a plus. */
const isLeft = (kind: Row['kind']) => kind === 'asset' || kind === 'expense';

const present = ({ account, kind, debit, credit }: Row): AccountRow => ({
  account,
  kind,
  balance: toRupees(isLeft(kind) ? minus(debit, credit) : minus(credit, debit)),
  debit: toRupees(debit),
  credit: toRupees(credit),
});

export const getTrialBalanceVerb: Verb<typeof getTrialBalance> = async ({ db, now }) => {
  const found = await rows<Row & { accounts: number }>(
    db,
    sql`select "group" as account, kind, count(*)::int as accounts,
          sum(debit)::bigint as debit, sum(credit)::bigint as credit
        from (${ACCOUNTS}) as each group by 1, 2
        order by array_position(array['asset', 'liability', 'income', 'expense'], kind), 1`,
  );
  const groups: AccountGroup[] = found.map((row) => ({ ...present(row), accounts: row.accounts }));
  const sum = (column: 'debit' | 'credit') => toRupees(sumOf(found.map((row) => row[column])));
  return success({
    at: now().toISOString(),
    groups,
    debit: sum('debit'),
    credit: sum('credit'),
  });
};

export const listAccountsVerb: Verb<typeof listAccounts> = async (context, { query }) => {
  const { items, ...page } = await readList<Row>(context, BY_AMOUNT, query, {
    columns: sql`account, kind, debit, credit`,
    from: sql`(${ACCOUNTS}) as each`,
    where: sql`"group" = ${query.group}`,
  });
  return success({ ...page, items: items.map(present) });
};

const figure = (paise: Paise) => toRupees(paise).toFixed(2);

export const getTrialBalanceCsvVerb: Verb<typeof getTrialBalanceCsv> = async ({ db, now }) => {
  const found = await rows<Row>(db, sql`select * from (${ACCOUNTS}) as each order by account`);
  const sum = (column: 'debit' | 'credit') => sumOf(found.map((row) => row[column]));
  const lines = [
    ['Account', 'Kind', 'Debit', 'Credit'],
    ...found.map((row) => [row.account, row.kind, figure(row.debit), figure(row.credit)]),
    ['Total', '', figure(sum('debit')), figure(sum('credit'))],
  ];
  return csvDownload(csvOf(lines), `trial-balance-${puneDate(now())}.csv`);
};
