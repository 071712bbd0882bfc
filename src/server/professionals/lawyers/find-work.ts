import { eq, sql } from 'drizzle-orm';
import type {
  LawyerWorkDetail,
  TitlePoint,
  TitleProgress,
} from '#contract/professionals/lawyers.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import type { AddressClaim } from '#domain/deals/sees-address.ts';
import { placeWords } from '#domain/homes/place-labels.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import { type CheckResult, TITLE_ITEMS, TITLE_LABEL } from '#domain/professionals/title-check.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Engagement, titleChecks } from '#server/db/schema/index.ts';
import { type PlaceRow, placeColumns, showPlace } from '#server/deals/address/index.ts';
import { blockedBetween } from '#server/people/blocks/index.ts';

const present = (found: readonly (typeof titleChecks.$inferSelect)[]): TitlePoint[] =>
  TITLE_ITEMS.map((item) => {
    const checked = found.find((one) => one.item === item);
    return {
      item,
      label: TITLE_LABEL[item],
      result: (checked?.result as CheckResult | undefined) ?? 'open',
      note: checked?.note ?? null,
      at: checked?.at.toISOString() ?? null,
    };
  });

/** The checklist as it is shown to whom it is not open to. */
export const emptyChecklist = (): TitlePoint[] => present([]);

/** All points of the checklist, those not looked at yet as open. */
export async function findChecklist(db: Queryable, engagementId: number): Promise<TitlePoint[]> {
  const found = await db
    .select()
    .from(titleChecks)
    .where(eq(titleChecks.engagementId, engagementId));
  return present(found);
}

export const progressOf = (points: readonly Pick<TitlePoint, 'result'>[]): TitleProgress => ({
  fine: points.filter(({ result }) => result === 'fine').length,
  problems: points.filter(({ result }) => result === 'problem').length,
  total: TITLE_ITEMS.length,
});

type Property = NonNullable<LawyerWorkDetail['property']>;

type Row = Omit<Property, 'price' | 'address'> &
  PlaceRow & {
    pricePaise: Paise;
    clientOwns: boolean;
    booked: BookingState | null;
    blocked: boolean;
  };

/** The lawyer knows the door once the fee is paid, as far as the client knows it. */
const AT_WORK: readonly EngagementState[] = ['paid', 'working', 'delivered'];

function claimOf({ clientOwns, booked, blocked }: Row): AddressClaim {
  if (clientOwns) return { by: 'owner' };
  return booked ? { by: 'booking', state: booked, blocked } : { by: 'nothing' };
}

/** What the work is about; null where it is about no property here. */
export async function findProperty(
  db: Queryable,
  { listingId, clientId, state }: Engagement,
  now: Date,
): Promise<LawyerWorkDetail['property']> {
  if (listingId === null) return null;
  const [found] = await rows<Row>(
    db,
    sql`select l.id as "listingId", l.title, l.listed_in as "listedIn", l.society as project,
          l.floor, l.carpet_area_sqft as "carpetSqft", l.price_paise as "pricePaise",
          ${placeColumns}, l.owner_id = ${clientId} as "clientOwns",
          (select k.state from bookings k where k.listing_id = l.id and k.buyer_id = ${clientId}
           order by k.id desc limit 1) as booked,
          ${blockedBetween(sql`l.owner_id`, sql`${clientId}::int`)} as blocked
        from listings l where l.id = ${listingId}`,
  );
  if (!found) return null;
  const { title, listedIn, project, floor, carpetSqft, pricePaise, address } = found;
  const claim = { by: 'hired', working: AT_WORK.includes(state), client: claimOf(found) } as const;
  const place = showPlace(found, claim, now);
  return {
    listingId,
    title,
    address: place ? placeWords(place) : address,
    listedIn,
    project,
    floor,
    carpetSqft,
    price: toRupees(pricePaise),
  };
}
