import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { getPackage, listPackages, listPrices } from '#contract/money/prices.ts';
import type { Context } from '#server/core/context.ts';
import { priceItems } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { presentToBuyer } from './present-item.ts';

async function listCurrent({ db }: Context, ...which: SQL[]) {
  const found = await db
    .select()
    .from(priceItems)
    .where(and(isNull(priceItems.validUntil), ...which))
    .orderBy(asc(priceItems.place), asc(priceItems.id));
  return success(found.map(presentToBuyer));
}

export const listPackagesVerb: Verb<typeof listPackages> = (context, { params }) =>
  listCurrent(context, eq(priceItems.purpose, 'subscription'), eq(priceItems.role, params.role));

export const listPricesVerb: Verb<typeof listPrices> = (context, { params }) =>
  listCurrent(context, eq(priceItems.purpose, params.purpose));

export const getPackageVerb: Verb<typeof getPackage> = async ({ db }, { params }) => {
  const [item] = await db.select().from(priceItems).where(eq(priceItems.id, params.packageId));
  if (!item) throw new AppError('not_found');
  const [current] = await db
    .select({ id: priceItems.id })
    .from(priceItems)
    .where(and(eq(priceItems.code, item.code), isNull(priceItems.validUntil)));
  return success({ ...presentToBuyer(item), currentId: current?.id ?? null });
};
