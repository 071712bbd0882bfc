import { eq, sql } from 'drizzle-orm';
import type {
  LawyerWorkDetail,
  TitlePoint,
  TitleProgress,
} from '#contract/professionals/lawyers.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { type CheckResult, TITLE_ITEMS, TITLE_LABEL } from '#domain/professionals/title-check.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Engagement, titleChecks } from '#server/db/schema/index.ts';

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

/** What the work is about; null where it is about no property here. */
export async function findProperty(
  db: Queryable,
  { listingId }: Pick<Engagement, 'listingId'>,
): Promise<LawyerWorkDetail['property']> {
  if (listingId === null) return null;
  const [found] = await rows<Omit<Property, 'price'> & { pricePaise: Paise }>(
    db,
    sql`select id as "listingId", title, address, listed_in as "listedIn",
          price_paise as "pricePaise"
        from listings where id = ${listingId}`,
  );
  if (!found) return null;
  const { pricePaise, ...property } = found;
  return { ...property, price: toRupees(pricePaise) };
}
