import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { AdminRelease, listOpenReleases } from '#contract/money/release-admin.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { accounts } from '#domain/money/ledger.ts';
import { lastNote } from '#server/core/last-note.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { earliestFirst } from '#server/db/keyset.ts';
import { readList } from '#server/db/read-list.ts';
import type { Verb } from '#server/http/execute.ts';
import { balanceOf } from '#server/money/ledger/index.ts';
import { isDecidable } from './decidable-releases.ts';

type Found = Omit<
  AdminRelease,
  'amount' | 'held' | 'payee' | 'payer' | 'dispute' | 'createdAt' | 'expiresAt'
> & {
  refusal: string | null;
  answer: string | null;
  paise: Paise;
  payeeId: number;
  payee: string;
  payerId: number;
  payer: string;
  createdAt: Date;
  expiresAt: Date;
};

const note = (event: 'refuse' | 'dispute') => lastNote('release', event, sql`s.id`);

const OLDEST_FIRST = earliestFirst('open releases', sql`s.created_at`, sql`s.id`);

export const listOpenReleasesVerb: Verb<typeof listOpenReleases> = async (context, { query }) => {
  const { items, ...page } = await readList<Found>(context, OLDEST_FIRST, query, {
    columns: sql`s.id, s.kind, s.amount_paise as paise, s.note, s.payee_id as "payeeId",
      ${fullNameIn('e')} as payee, s.payer_id as "payerId", ${fullNameIn('r')} as payer,
      k.id as "bookingId", k.state as "bookingState", k.listing_id as "listingId", l.title,
      ${note('refuse')} as refusal, ${note('dispute')} as answer,
      s.created_at as "createdAt", s.expires_at as "expiresAt"`,
    from: sql`releases s
      join bookings k on k.id = s.subject_id
      join listings l on l.id = k.listing_id
      join people e on e.id = s.payee_id
      join people r on r.id = s.payer_id`,
    where: isDecidable(context),
  });
  const presented = items.map(async (found) => {
    const { paise, payeeId, payee, payerId, payer, refusal, answer, ...rest } = found;
    const { createdAt, expiresAt, ...row } = rest;
    return {
      ...row,
      amount: toRupees(paise),
      payee: { id: payeeId, name: payee },
      payer: { id: payerId, name: payer },
      dispute: answer === null ? null : { refusal: refusal ?? '', answer },
      held: toRupees(await balanceOf(context.db, accounts.escrow('booking', row.bookingId))),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  });
  return success({ ...page, items: await Promise.all(presented) });
};
