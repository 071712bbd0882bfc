import type { WirePriceItem } from '#contract/money/prices.ts';
import { toRupees } from '#domain/lib/money.ts';
import { retold } from '#server/core/retold.ts';
import type { PriceItem } from '#server/db/schema/index.ts';

/** A row of the price list on the wire. Packages are never for staff. */
export const presentItem = (item: PriceItem): WirePriceItem => ({
  id: item.id,
  code: item.code,
  purpose: item.purpose,
  role: item.role === 'admin' ? null : item.role,
  name: item.name,
  description: item.description,
  price: toRupees(item.netPaise),
  validityDays: item.validityDays,
  grants: item.grants,
});

/** The same for whoever may buy it. Staff, who edit these words, see them as they are kept. */
export const presentToBuyer = (item: PriceItem): WirePriceItem => {
  const { name, description, ...shown } = presentItem(item);
  return { ...shown, name: retold(name), description: retold(description) };
};
