import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { addPriceItem, changePriceItem, endPriceItem } from '#contract/money/price-admin.ts';
import { fromRupees, toRupees } from '#domain/lib/money.ts';
import { FREE_PACKAGE, sacOf } from '#domain/money/purpose.ts';
import staffWords from '#messages/money/staff/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { rows } from '#server/db/rows.ts';
import { type PriceItem, priceItems } from '#server/db/schema/index.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import {
  cleanGrants,
  requireFree,
  requirePrice,
  requireRole,
  requireSellable,
} from './price-rules.ts';

type NewItem = typeof priceItems.$inferInsert;

/**
 * An item's latest version, held until the transaction ends, so that of two changes at once the
 * second finds that it no longer is. Throws not_found, conflict for a version of the past.
 */
async function lockLatest(tx: Transaction, id: number): Promise<PriceItem> {
  const [item] = await tx.select().from(priceItems).where(eq(priceItems.id, id)).for('update');
  if (!item) throw new AppError('not_found', staffWords.itemNotFound);
  const [latest] = await rows<{ version: number }>(
    tx,
    sql`select max(version) as version from price_items where code = ${item.code}`,
  );
  if (latest?.version === item.version) return item;
  throw new AppError('conflict', staffWords.itemChanged);
}

async function insert(tx: Transaction, values: NewItem): Promise<number> {
  const made = await insertOne(tx, priceItems, values);
  return made.id;
}

function requireTerms(
  { code, purpose }: Pick<PriceItem, 'code' | 'purpose'>,
  terms: BodyOf<typeof changePriceItem>,
): void {
  if (code === FREE_PACKAGE) {
    requireFree(terms);
    return;
  }
  requirePrice(terms.price);
  requireSellable(purpose, terms);
}

const end = (tx: Transaction, id: number, at: Date) =>
  tx.update(priceItems).set({ validUntil: at }).where(eq(priceItems.id, id));

const log = (
  context: Context,
  tx: Transaction,
  verb: string,
  subjectId: number,
  detail: Record<string, unknown>,
) => audit(context, tx, { action: `price.${verb}`, subjectKind: 'price', subjectId, detail });

export const changePriceVerb: Verb<typeof changePriceItem> = async (context, { params, body }) => {
  const { price, grants, ...words } = body;
  const itemId = await context.db.transaction(async (tx) => {
    const { id, createdAt: _, ...before } = await lockLatest(tx, params.itemId);
    requireTerms(before, body);
    const at = context.now();
    // One that is sold no more has ended when it ended.
    if (!before.validUntil) await end(tx, id, at);
    const netPaise = fromRupees(price);
    const made = await insert(tx, {
      ...before,
      ...words,
      netPaise,
      grants: cleanGrants(grants),
      version: before.version + 1,
      validFrom: at,
      validUntil: null,
      changedBy: personOf(context).id,
    });
    await log(context, tx, 'change', made, {
      code: before.code,
      version: before.version + 1,
      before: toRupees(before.netPaise),
      after: price,
    });
    return made;
  });
  return success({ itemId }, staffWords.newVersionSold);
};

export const addPriceVerb: Verb<typeof addPriceItem> = async (context, { body }) => {
  const { price, grants, ...item } = body;
  requireRole(item.purpose, item.role);
  requireTerms(item, body);
  try {
    const itemId = await context.db.transaction(async (tx) => {
      const [last] = await rows<{ place: number }>(
        tx,
        sql`select coalesce(max(place), 0)::int as place from price_items`,
      );
      const made = await insert(tx, {
        ...item,
        netPaise: fromRupees(price),
        grants: cleanGrants(grants),
        sac: sacOf(item.purpose),
        version: 1,
        place: (last?.place ?? 0) + 1,
        validFrom: context.now(),
        changedBy: personOf(context).id,
      });
      await log(context, tx, 'add', made, { code: item.code, price });
      return made;
    });
    return success({ itemId }, staffWords.itemSold);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = staffWords.itemThere;
    throw new AppError('invalid', message, [{ path: 'code', message }]);
  }
};

export const endPriceVerb: Verb<typeof endPriceItem> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const item = await lockLatest(tx, params.itemId);
    if (item.code === FREE_PACKAGE) {
      throw new AppError('conflict', staffWords.everybodyHas);
    }
    if (item.validUntil) throw new AppError('conflict', staffWords.soldNoMoreAlready);
    await end(tx, item.id, context.now());
    await log(context, tx, 'end', item.id, { code: item.code, version: item.version });
  });
  return success(null, staffWords.itemEnded);
};
