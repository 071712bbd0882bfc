import { sql } from 'drizzle-orm';
import words from '#messages/lib/ledger-checks/index.ts';
import { type Check, checkOf, rupees, said } from './check.ts';

const TRANSACTION = { id: sql`t.id`, kind: sql`t.kind` };

/** Every transaction adds up to nothing, and has something to add up. */
export const everyTransactionBalances: Check = checkOf(
  () => sql`
  select case
    when e.transaction_id is null then ${said(words.noEntries, TRANSACTION)}
    when e.paise <> 0 then
      ${said(words.uneven, { ...TRANSACTION, amount: rupees(sql`e.paise`) })}
    end as sentence
  from ledger_transactions t
  left join (select transaction_id, sum(amount_paise) as paise from ledger_entries group by 1) e
    on e.transaction_id = t.id`,
);

/** The whole ledger adds up to nothing. */
export const allIsNothing: Check = checkOf(
  () => sql`
  select case when paise <> 0 then
    ${said(words.notNothing, { amount: rupees(sql`paise`) })} end as sentence
  from (select coalesce(sum(amount_paise), 0) as paise from ledger_entries) e`,
);

/** What we owe is never less than nothing, and what we have neither. */
export const nothingBelowNothing: Check = checkOf(
  () => sql`
  select case when a.paise < 0 then
    ${said(words.belowNothing, { code: sql`a.code`, amount: rupees(sql`a.paise`) })} end as sentence
  from (
    select a.code, (case when a.kind = 'asset' then 1 else -1 end) * sum(e.amount_paise) as paise
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.kind in ('asset', 'liability') group by a.id) a`,
);
