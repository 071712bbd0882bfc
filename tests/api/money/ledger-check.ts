import { expect } from 'vitest';
import type { Context } from '#server/core/context.ts';

/** What the ledger must say by the states of everything, one row where it says otherwise. */
const DIFFERENCES = `
with balance as (
  select a.code, (case when a.kind in ('asset', 'expense') then 1 else -1 end)
    * sum(e.amount_paise) as paise
  from ledger_accounts a join ledger_entries e on e.account_id = a.id
  group by a.id),
deal_order as (
  select o.*, case o.subject_kind when 'instalment' then i.booking_id else o.subject_id end as booking_id
  from orders o left join instalments i on o.subject_kind = 'instalment' and i.id = o.subject_id
  where o.purpose in ('penny', 'token', 'instalment')),
gone as (
  select order_id, sum(amount_paise) as paise from refunds
  where payment_id is null and state <> 'failed' group by order_id),
kept as (
  select t.reference_id as booking_id, sum(e.amount_paise) as paise
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.kind in ('forfeit', 'gateway-fee') and e.amount_paise > 0 group by 1),
forfeit as (
  select t.reference_id as booking_id, a.code, -e.amount_paise as paise
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  join ledger_accounts a on a.id = e.account_id
  where t.kind = 'forfeit' and e.amount_paise < 0),
expected as (
  select 'liability:escrow:booking:' || k.id as code,
    coalesce((select sum(o.total_paise - coalesce(g.paise, 0)) from deal_order o
      left join gone g on g.order_id = o.id
      where o.booking_id = k.id and o.state = 'paid' and o.purpose <> 'penny'), 0)
    - coalesce((select sum(amount_paise) from releases where subject_kind = 'booking'
      and subject_id = k.id and kind <> 'forfeit' and state in ('approved', 'paid')), 0)
    - coalesce((select paise from kept where booking_id = k.id), 0)
    - coalesce((select sum(let_go_paise) from settlements where booking_id = k.id), 0) as paise
  from bookings k
  union all
  select 'liability:escrow:penny:' || o.id, o.total_paise - coalesce(g.paise, 0)
  from deal_order o left join gone g on g.order_id = o.id
  where o.purpose = 'penny' and o.state = 'paid'
  union all
  select 'liability:payable:' || p.id,
    coalesce((select sum(amount_paise) from payouts where person_id = p.id
      and state in ('waiting', 'seconded', 'approved', 'failed')), 0)
    + coalesce((select sum(f.paise) from forfeit f where f.code = 'liability:payable:' || p.id), 0)
    + coalesce((select sum(s.let_go_paise) from settlements s
      join bookings k on k.id = s.booking_id where k.owner_id = p.id), 0)
    + coalesce((select sum(s.owed_paise) from settlements s
      join bookings k on k.id = s.booking_id
      join orders o on o.purpose = 'settlement' and o.state = 'paid' and o.subject_id = s.id
      where p.id = case s.owed_by when k.owner_id then k.buyer_id else k.owner_id end), 0)
    - coalesce((select sum(amount_paise) from releases r where r.payee_id = p.id
      and r.kind = 'forfeit' and r.state in ('approved', 'paid')), 0)
  from people p
  union all
  select 'liability:payouts-in-flight',
    coalesce((select sum(amount_paise) from payouts where state = 'sent'), 0)
  union all
  select 'liability:refunds-due',
    coalesce((select sum(amount_paise) from refunds where state in ('requested', 'processing')), 0)
  union all
  select 'liability:unclaimed',
    coalesce((select sum(amount_paise) from refunds
      where payment_id is not null and state = 'failed'), 0)
  union all
  select 'asset:escrow-bank',
    coalesce((select sum(y.amount_paise) from payments y join orders o on o.id = y.order_id
      where y.state = 'success' and o.purpose in ('penny', 'token', 'instalment', 'settlement')), 0)
    - coalesce((select sum(r.amount_paise) from refunds r join deal_order o on o.id = r.order_id
      where r.state = 'done'), 0)
    - coalesce((select sum(amount_paise) from payouts where state = 'paid'), 0))
select coalesce(x.code, b.code) as account, coalesce(b.paise, 0) as is, coalesce(x.paise, 0) as must_be
from expected x full join balance b using (code)
where coalesce(b.paise, 0) <> coalesce(x.paise, 0)
  and (x.code is not null or b.code like 'liability:escrow:%' or b.code like 'liability:payable:%')`;

/** After any test about deal money: everything adds up, and the ledger agrees with the states. */
export async function expectLedgerAddsUp({ db }: Context): Promise<void> {
  const read = async (text: string) => (await db.$client.query(text)).rows;
  const [{ sum }] = await read(
    'select coalesce(sum(amount_paise), 0)::bigint as sum from ledger_entries',
  );
  expect(Number(sum)).toBe(0);
  expect(await read(DIFFERENCES)).toEqual([]);
  const negative = await read(`
    select a.code from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.kind = 'liability' group by a.id having sum(e.amount_paise) > 0`);
  expect(negative).toEqual([]);
}
