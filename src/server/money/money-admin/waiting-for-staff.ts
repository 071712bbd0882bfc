import { sql } from 'drizzle-orm';
import lines from '#messages/lib/staff-lines/index.ts';
import { saidByKind, worded } from '#server/db/worded.ts';
import type { WaitingForStaff } from '#server/people/hooks.ts';

/** Refunds the gateway would not take. */
export const failedRefunds: WaitingForStaff = () => sql`
  select r.id, o.description as title, coalesce(r.message, r.reason) as detail,
    o.person_id, r.amount_paise as amount, r.updated_at as since,
    '/Admin/Orders?order=' || o.public_id as link
  from refunds r join orders o on o.id = r.order_id where r.state = 'failed'`;

/** The last check of each kind, where it found something. */
export const openMoneyChecks: WaitingForStaff = () => sql`
  select c.id, ${saidByKind(lines.check, sql`c.kind`)} as title,
    ${worded((count) => lines.differencesFound({ count }), sql`jsonb_array_length(c.differences)`)} || ' · ' || (c.differences ->> 0) as detail,
    null::int as person_id, null::bigint as amount, c.at as since, null::text as link
  from money_checks c
  where c.id in (select max(id) from money_checks group by kind)
    and jsonb_array_length(c.differences) > 0`;
