import { sql } from 'drizzle-orm';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { AGREEMENT_DAYS } from '#domain/money/payout.ts';
import lines from '#messages/lib/staff-lines/index.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { worded } from '#server/db/worded.ts';
import type { WaitingForStaff } from '#server/people/hooks.ts';

/** Refunds that one of staff wants and that take another. */
export const waitingRefunds: WaitingForStaff = ({ now }) => sql`
  select a.id, case when o.id is null then ${worded((id) => lines.dispute({ id }), sql`a.subject_id`)} else o.description end as title,
    ${worded((name) => lines.hasAgreed({ name, reason: '' }), fullNameIn('s'))} || a.reason as detail, a.payee_id as person_id,
    a.amount_paise as amount, a.created_at as since, a.staff_id as agreed_by,
    case when o.id is null then '/Admin/Disputes?of=work&dispute=' || a.subject_id else '/Admin/Orders?order=' || o.public_id end as link
  from staff_agreements a join people s on s.id = a.staff_id
  left join orders o on a.subject_kind = 'order' and o.id = a.subject_id
  where a.used_at is null and a.created_at > ${daysBefore(now(), AGREEMENT_DAYS)}`;
