import type { WirePriceItem } from '#contract/money/prices.ts';
import { toRupees } from '#domain/lib/money.ts';
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
