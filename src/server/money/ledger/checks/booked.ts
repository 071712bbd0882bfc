import { type SQL, sql } from 'drizzle-orm';
import words from '#messages/lib/ledger-checks/index.ts';
import { type Check, checkOf, rupees, said } from './check.ts';

/** What is booked about the things of a kind: a row a thing and account, debits positive. */
const booked = (kind: string): SQL => sql`
  select t.reference_id as id, a.code, sum(e.amount_paise)::bigint as paise
  from ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id
  where t.reference_kind = ${kind} group by 1, 2`;

/**
 * Compares all that is booked about the things of a kind with what their states ask for. `expected`
 * has `id`, `code` of the account and `paise`, debits positive; rows of one account are added up.
 */
export const bookedAs = (kind: keyof typeof words.booked, expected: SQL): Check =>
  checkOf(
    () => sql`
    select case when coalesce(x.paise, 0) <> coalesce(b.paise, 0) then
      ${said(words.booked[kind], {
        id: sql`id`,
        code: sql`code`,
        asked: rupees(sql`coalesce(x.paise, 0)`),
        booked: rupees(sql`coalesce(b.paise, 0)`),
      })} end as sentence
    from (select id, code, sum(paise)::bigint as paise from (${expected}) e group by 1, 2) x
    full join (${booked(kind)}) b using (id, code)`,
  );

/**
 * Compares what stands on accounts with what it must be. `expected` has `code` and `paise` in the
 * account's natural sign; `also` says which other accounts must be empty.
 */
export const standsAs = (expected: SQL, also: SQL = sql`false`): Check =>
  checkOf(
    () => sql`
    select case when coalesce(x.paise, 0) <> coalesce(b.paise, 0) then
      ${said(words.stands, {
        code: sql`code`,
        amount: rupees(sql`coalesce(b.paise, 0)`),
        wanted: rupees(sql`coalesce(x.paise, 0)`),
      })} end as sentence
    from (select code, sum(paise)::bigint as paise from (${expected}) e group by 1) x
    full join (
      select a.code,
        (case when a.kind in ('asset', 'expense') then 1 else -1 end)
          * coalesce(sum(e.amount_paise), 0)::bigint as paise
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id group by a.id) b
    using (code)
    where x.code is not null or ${also}`,
  );
