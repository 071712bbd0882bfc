import { eq, sql } from 'drizzle-orm';
import type {
  LawyerWorkDetail,
  TitlePoint,
  TitleProgress,
} from '#contract/professionals/lawyers.ts';
import { placeWords } from '#domain/homes/place-labels.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { type CheckResult, TITLE_ITEMS, TITLE_LABEL } from '#domain/professionals/title-check.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Engagement, titleChecks } from '#server/db/schema/index.ts';
import {
  bookingOfClient,
  showWorkPlace,
  type WorkPlaceRow,
  workPlaceColumns,
} from '#server/professionals/engagements/index.ts';

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
  notApplicable: points.filter(({ result }) => result === 'not-applicable').length,
  total: TITLE_ITEMS.length,
});

type Property = NonNullable<LawyerWorkDetail['property']>;
type Row = Omit<Property, 'price' | 'place'> & WorkPlaceRow & { pricePaise: Paise };

/** What the work is about, to the door once the lawyer may know it; null where it is about no property here. */
export async function findProperty(
  db: Queryable,
  work: Engagement,
  now: Date,
): Promise<LawyerWorkDetail['property']> {
  if (work.listingId === null) return null;
  const [row] = await rows<Row>(
    db,
    sql`select l.id as "listingId", l.title, l.listed_in as "listedIn", l.society as project,
          l.floor, l.carpet_area_sqft as "carpetSqft", l.price_paise as "pricePaise",
          ${workPlaceColumns(work)}
        from listings l ${bookingOfClient(work)} where l.id = ${work.listingId}`,
  );
  if (!row) return null;
  const { listingId, title, listedIn, project, floor, carpetSqft } = row;
  const place = showWorkPlace(row, work, now);
  const address = place ? placeWords(place) : row.address;
  const price = toRupees(row.pricePaise);
  return { listingId, title, address, listedIn, project, floor, carpetSqft, price, place };
}
