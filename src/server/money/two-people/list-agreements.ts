import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listStaffAgreements, StaffAgreement } from '#contract/money/staff-agreements.ts';
import { type Paise, type Rupees, toRupees } from '#domain/lib/money.ts';
import { daysBefore, daysFrom } from '#domain/lib/time/deadlines.ts';
import { AGREEMENT_DAYS } from '#domain/money/payout.ts';
import type { Context } from '#server/core/context.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { keyset } from '#server/db/keyset.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

const OLDEST_FIRST = { list: 'staff agreements', keys: [{ by: sql`a.id`, type: 'int' }] } as const;

type Row = Pick<StaffAgreement, 'id' | 'subjectKind' | 'subjectId' | 'orderId' | 'reason'> & {
  paise: Paise;
  payeeId: number;
  payee: string;
  staffId: number;
  staff: string;
  createdAt: Date;
  key: string[];
};

export const listStaffAgreementsVerb: Verb<typeof listStaffAgreements> = async (
  context,
  { query },
) => {
  const caller = personOf(context).id;
  const page = keyset(context, OLDEST_FIRST, query);
  const isOpen = sql`a.used_at is null
    and a.created_at > ${daysBefore(context.now(), AGREEMENT_DAYS)}`;
  const found = await rows<Row>(
    context.db,
    sql`select a.id, a.subject_kind as "subjectKind", a.subject_id as "subjectId",
          o.public_id as "orderId", a.amount_paise as paise, a.reason, a.payee_id as "payeeId",
          ${fullNameIn('p')} as payee, a.staff_id as "staffId",
          ${fullNameIn('s')} as staff, a.created_at as "createdAt",
          ${page.key} as key
        from staff_agreements a
        join people p on p.id = a.payee_id
        join people s on s.id = a.staff_id
        left join orders o on a.subject_kind = 'order' and o.id = a.subject_id
        where ${isOpen} and ${page.after} ${page.end}`,
  );
  const [count] = await rows<{ total: number }>(
    context.db,
    sql`select count(*)::int as total from staff_agreements a where ${isOpen}`,
  );
  return success(
    page.answer(
      found,
      count?.total ?? 0,
      ({ paise, payeeId, payee, staffId, staff, createdAt, ...row }) => ({
        ...row,
        amount: toRupees(paise),
        payee: { id: payeeId, name: payee },
        by: { name: staff, isCaller: staffId === caller },
        createdAt: createdAt.toISOString(),
        until: daysFrom(createdAt, AGREEMENT_DAYS).toISOString(),
      }),
    ),
  );
};

/** What of one order one of staff wants to send back, waiting for another. */
export async function agreementsOn(
  context: Context,
  orderId: number,
): Promise<{ name: string; isCaller: boolean; amount: Rupees }[]> {
  const caller = personOf(context).id;
  const found = await rows<Pick<Row, 'staff' | 'staffId' | 'paise'>>(
    context.db,
    sql`select ${fullNameIn('s')} as staff, a.staff_id as "staffId", a.amount_paise as paise
        from staff_agreements a join people s on s.id = a.staff_id
        where a.subject_kind = 'order' and a.subject_id = ${orderId} and a.used_at is null
          and a.created_at > ${daysBefore(context.now(), AGREEMENT_DAYS)} order by a.id`,
  );
  return found.map(({ staff, staffId, paise }) => ({
    name: staff,
    isCaller: staffId === caller,
    amount: toRupees(paise),
  }));
}
