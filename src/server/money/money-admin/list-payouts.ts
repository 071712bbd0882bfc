import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { AdminPayout, listAdminPayouts } from '#contract/money/payout-admin.ts';
import { presentWait } from '#contract/people/payout-wait.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { type AccountNameState, payoutWait } from '#domain/people/bank-account.ts';
import { keyset } from '#server/db/keyset.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { DESK_STATES } from './payout-desks.ts';
import { nameOf } from './staff-name.ts';

type Row = Pick<
  AdminPayout,
  'id' | 'payoutId' | 'state' | 'kind' | 'subjectKind' | 'subjectId' | 'message'
> &
  AdminPayout['account'] & {
    nameState: AccountNameState;
    accountAt: Date;
    removedAt: Date | null;
    amount: Paise;
    payeeId: number;
    payee: string | null;
    seconder: string | null;
    secondedBy: number | null;
    approver: string | null;
    approvedBy: number | null;
    createdAt: Date;
    updatedAt: Date;
  };

const COLUMNS = sql`
  y.id, y.public_id as "payoutId", y.state, y.amount_paise as amount, y.message,
  y.created_at as "createdAt", y.updated_at as "updatedAt",
  y.person_id as "payeeId", ${nameOf('p')} as payee,
  r.kind, r.subject_kind as "subjectKind", r.subject_id as "subjectId",
  b.name_at_bank as "nameAtBank", b.ifsc, b.last_four as "lastFour",
  b.name_state as "nameState", b.created_at as "accountAt", b.removed_at as "removedAt",
  y.seconded_by as "secondedBy", ${nameOf('s')} as seconder,
  y.approved_by as "approvedBy", ${nameOf('a')} as approver`;

const JOINS = sql`
  join releases r on r.id = y.release_id
  join bank_accounts b on b.id = y.bank_account_id
  join people p on p.id = y.person_id
  left join people s on s.id = y.seconded_by
  left join people a on a.id = y.approved_by`;

const staffMember = (id: number | null, name: string | null, caller: number) =>
  id === null ? null : { name: name ?? `Person ${id}`, isCaller: id === caller };

const waitOf = ({ state, removedAt, accountAt, nameState }: Row, now: Date) =>
  state === 'approved' && removedAt === null
    ? presentWait(payoutWait({ createdAt: accountAt, nameState }, now))
    : null;

const present = (row: Row, caller: number, now: Date): AdminPayout => ({
  id: row.id,
  payoutId: row.payoutId,
  state: row.state,
  amount: toRupees(row.amount),
  payee: { id: row.payeeId, name: row.payee ?? `Person ${row.payeeId}` },
  kind: row.kind,
  subjectKind: row.subjectKind,
  subjectId: row.subjectId,
  account: { nameAtBank: row.nameAtBank, ifsc: row.ifsc, lastFour: row.lastFour },
  wait: waitOf(row, now),
  secondedBy: staffMember(row.secondedBy, row.seconder, caller),
  approvedBy: staffMember(row.approvedBy, row.approver, caller),
  message: row.message,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const listPayoutsVerb: Verb<typeof listAdminPayouts> = async (context, { query }) => {
  const { desk } = query;
  const { db } = context;
  const condition = sql`y.state in (${sql.join(
    DESK_STATES[desk].map((state) => sql`${state}`),
    sql`, `,
  )})`;
  const page = keyset(
    context,
    {
      list: `payouts ${desk}`,
      keys: [{ by: sql`y.id`, type: 'int' }],
      descending: desk === 'ended',
    },
    query,
  );
  const [found, [count]] = await Promise.all([
    rows<Row & { key: string[] }>(
      db,
      sql`select ${COLUMNS}, ${page.key} as key from payouts y ${JOINS}
          where ${condition} and ${page.after} ${page.end}`,
    ),
    rows<{ total: number }>(
      db,
      sql`select count(*)::int as total from payouts y where ${condition}`,
    ),
  ]);
  const caller = personOf(context).id;
  return success(
    page.answer(found, count?.total ?? 0, (row) => present(row, caller, context.now())),
  );
};
