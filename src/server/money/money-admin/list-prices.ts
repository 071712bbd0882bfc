import { asc, desc, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { AdminItem, listPriceItems, PriceVersion } from '#contract/money/price-admin.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { PURPOSES } from '#domain/money/purpose.ts';
import { type PriceItem, people, priceItems } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { presentItem } from '#server/money/prices/index.ts';

interface Found {
  item: PriceItem;
  by: { firstName: string; lastName: string } | null;
}

function versionOf({ item, by }: Found): PriceVersion {
  const { code: _, purpose: __, role: ___, ...shown } = presentItem(item);
  return {
    ...shown,
    version: item.version,
    validFrom: item.validFrom.toISOString(),
    validUntil: item.validUntil?.toISOString() ?? null,
    changedBy: by && fullNameOf(by),
  };
}

const standOf = ({ purpose, versions }: AdminItem) =>
  (versions[0]?.validUntil === null ? 0 : PURPOSES.length) + PURPOSES.indexOf(purpose);

/** What is sold comes first, in the order of purposes and then of the list. */
export const listPricesVerb: Verb<typeof listPriceItems> = async ({ db }) => {
  const found = await db
    .select({ item: priceItems, by: { firstName: people.firstName, lastName: people.lastName } })
    .from(priceItems)
    .leftJoin(people, eq(people.id, priceItems.changedBy))
    .orderBy(asc(priceItems.place), asc(priceItems.code), desc(priceItems.version));
  const items = new Map<string, AdminItem>();
  for (const row of found) {
    const { code, purpose, role } = presentItem(row.item);
    const item = items.get(code) ?? { code, purpose, role, versions: [] };
    item.versions.push(versionOf(row));
    items.set(code, item);
  }
  return success([...items.values()].sort((one, other) => standOf(one) - standOf(other)));
};
