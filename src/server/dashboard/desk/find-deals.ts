import { sql } from 'drizzle-orm';
import type { Side } from '#contract/deals/deal-fields.ts';
import type { DeskDeal } from '#contract/my-desk.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import { closingSteps } from '#domain/deals/closing-steps.ts';
import type { DealTerms } from '#domain/deals/deal-terms.ts';
import { dutyOf } from '#domain/duties/index.ts';
import { moneyOf, ownersBooking } from '#domain/duties/links.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/people/overview/index.ts';
import { type DutyRow, linkOf } from '#server/dashboard/duties/find-duties.ts';
import type { Queryable } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { isActiveAt } from '#server/homes/listings/index.ts';

const MOST = 10;
/** Duties that are of a booking themselves; others say which they belong to. */
const OF_BOOKING: readonly string[] = ['bookings', 'testPayments', 'tokens', 'completions'];
const ABOUT_BOOKING: readonly string[] = ['instalments', 'releases', 'settlements', 'owed'];

interface Row {
  bookingId: number;
  listingId: number;
  title: string;
  listedin: ListedIn;
  side: Side;
  state: BookingState;
  pricePaise: Paise;
  terms: DealTerms;
  /** How far the agreement of the two about the home is; null where there is none. */
  agreement: 'draft' | 'shared' | 'agreed' | null;
  /** What somebody has shown of who they are. */
  pan: boolean;
  aadhaar: boolean;
  documents: number;
}

const find = (db: Queryable, personId: number, now: Date) =>
  rows<Row>(
    db,
    sql`select k.id as "bookingId", l.id as "listingId", l.title, l.listed_in as listedin,
          case when k.owner_id = ${personId} then 'owner' else 'buyer' end as side, k.state,
          k.price_paise as "pricePaise", k.terms,
          (select a.state from agreements a where a.listing_id = l.id and a.seller_id = k.owner_id
             and a.buyer_id = k.buyer_id and a.state in ('draft', 'shared', 'agreed')
           order by a.id desc limit 1) as agreement,
          p.pan_verified as pan, p.aadhaar_verified as aadhaar,
          (select count(*)::int from deal_documents d
           where d.subject_kind = 'booking' and d.subject_id = k.id) as documents
        from bookings k join listings l on l.id = k.listing_id join people p on p.id = ${personId}
        where (k.owner_id = ${personId} or k.buyer_id = ${personId})
          and ${isActiveAt('k', now)} and k.state <> 'completed'
        order by k.expires_at nulls last, k.id desc limit ${plainNumber(MOST)}`,
  );

function missingOf({ state, pan, aadhaar, agreement, terms, documents, side }: Row): string[] {
  if (state === 'held') return [];
  return [
    ...(pan ? [] : [words.missing.pan]),
    ...(aadhaar ? [] : [words.missing.aadhaar]),
    ...(agreement === 'agreed' ? [] : [words.missing.agreement]),
    ...(terms.loanBy && side === 'buyer' && documents === 0 ? [words.missing.sanction] : []),
  ];
}

const isOf = ({ bookingId }: Row, { name, id, aboutId }: DutyRow) =>
  (OF_BOOKING.includes(name) && id === bookingId) ||
  (ABOUT_BOOKING.includes(name) && aboutId === bookingId);

/** What is the caller's to do, else the next day of the way to the keys. */
function nextOf(
  row: Row,
  link: string,
  duties: readonly DutyRow[],
  today: string,
): DeskDeal['next'] {
  const duty = duties.find((one) => isOf(row, one));
  if (duty) {
    const by = duty.due?.toISOString() ?? null;
    return { title: dutyOf(duty.name).words[0], own: true, link: linkOf(duty), by };
  }
  const { state, listedin: listedIn, terms, pricePaise } = row;
  if (state !== 'paid') return null;
  const { possessionOn, loanBy } = terms;
  const price = toRupees(pricePaise);
  const steps = closingSteps({ listedIn, price, possessionOn, loanBy });
  const step = steps
    .filter(({ by }) => by !== null && by >= today)
    .toSorted((a, b) => (a.by ?? '').localeCompare(b.by ?? ''))[0];
  return step ? { title: step.title, own: false, link, by: step.by } : null;
}

/** Deals under way, each with what comes next and which papers it lacks. */
export async function findDeals(
  db: Queryable,
  personId: number,
  now: Date,
  duties: readonly DutyRow[],
): Promise<DeskDeal[]> {
  const found = await find(db, personId, now);
  return found.map((row) => {
    const { bookingId, listingId, title, listedin, side, state, terms } = row;
    const link =
      side === 'owner'
        ? ownersBooking({ id: bookingId, listingId })
        : state === 'paid'
          ? moneyOf(bookingId)
          : `/BookedPropertyDetails/${listingId}/${bookingId}`;
    return {
      ...{ bookingId, listingId, title, listedin, side, state, link },
      next: nextOf(row, link, duties, puneDate(now)),
      possessionOn: terms.possessionOn,
      missing: missingOf(row),
    };
  });
}
