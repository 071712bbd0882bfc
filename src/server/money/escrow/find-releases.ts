import { type SQL, sql } from 'drizzle-orm';
import type { ReleaseRow } from '#contract/money/releases.ts';
import { presentWait } from '#contract/people/payout-wait.ts';
import { toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { type AccountNameState, maskAccount, payoutWait } from '#domain/people/bank-account.ts';
import type { Context } from '#server/core/context.ts';
import { type PageNumber, readPage } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
import type { Payout, Release } from '#server/db/schema/index.ts';
import { checkedName } from '#server/people/kyc/index.ts';
import type { Page } from './find-payments.ts';
import { stateAt, waits } from './release-row.ts';

type Found = Omit<Release, 'subjectKind' | 'subjectId' | 'bankAccountId'> & {
  bookingId: number | null;
  listingId: number | null;
  title: string | null;
  payeeFirst: string;
  payeeLast: string;
  payerFirst: string;
  payerLast: string;
  checkedName: string;
  lastFour: string;
  nameState: AccountNameState;
  accountAt: Date;
  removedAt: Date | null;
  /** The one asked for before, about the same thing, was another. */
  isOther: boolean;
  payout: Payout['state'] | null;
  total: number;
};

/** Whose account it goes to, for the two whom that concerns. */
const presentTarget = (row: Found, now: Date): ReleaseRow['target'] => ({
  name: row.checkedName,
  account: maskAccount(row.lastFour),
  addedAt: row.accountAt.toISOString(),
  isOther: row.isOther,
  isRemoved: row.removedAt !== null,
  wait: presentWait(payoutWait({ createdAt: row.accountAt, nameState: row.nameState }, now)),
});

function present(row: Found, callerId: number, now: Date): ReleaseRow {
  const isPayee = row.payeeId === callerId;
  const isPayer = row.payerId === callerId && row.kind !== 'forfeit';
  return {
    id: row.id,
    kind: row.kind,
    state: stateAt(row, now),
    part: isPayee ? 'payee' : isPayer ? 'payer' : 'none',
    bookingId: row.bookingId,
    listingId: row.listingId,
    title: row.title,
    payee: shortName(row.payeeFirst, row.payeeLast),
    payer: shortName(row.payerFirst, row.payerLast),
    amount: toRupees(row.amountPaise),
    target: isPayee || isPayer ? presentTarget(row, now) : null,
    note: row.note,
    payout: row.payout,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Requests under a condition on `s` and `k`, those that wait first, as one party sees them. */
export async function findReleases(
  { db, now }: Context,
  callerId: number,
  condition: SQL,
  page: PageNumber,
): Promise<Page<ReleaseRow>> {
  const { found, total } = await readPage(page, (range) =>
    rows<Found>(
      db,
      sql`select s.id, s.kind, s.state, s.amount_paise as "amountPaise", s.payee_id as "payeeId",
          s.payer_id as "payerId", s.note, s.expires_at as "expiresAt",
          s.created_at as "createdAt", s.updated_at as "updatedAt", k.id as "bookingId",
          k.listing_id as "listingId", l.title, e.first_name as "payeeFirst",
          e.last_name as "payeeLast", r.first_name as "payerFirst", r.last_name as "payerLast",
          ${checkedName('e')} as "checkedName", b.last_four as "lastFour",
          b.name_state as "nameState", b.created_at as "accountAt", b.removed_at as "removedAt",
          coalesce(
            (select x.bank_account_id <> s.bank_account_id from releases x
             where x.subject_kind = s.subject_kind and x.subject_id = s.subject_id
               and x.payee_id = s.payee_id and x.id < s.id
             order by x.id desc limit 1),
            false) as "isOther",
          o.state as payout, count(*) over () as total
        from releases s
        left join bookings k on s.subject_kind = 'booking' and k.id = s.subject_id
        left join listings l on l.id = k.listing_id
        join people e on e.id = s.payee_id
        join people r on r.id = s.payer_id
        join bank_accounts b on b.id = s.bank_account_id
        left join payouts o on o.release_id = s.id
        where ${condition}
        order by (${waits(now())}) desc, s.id desc ${range}`,
    ),
  );
  return {
    total,
    found: found.map((row) => present(row, callerId, now())),
  };
}
