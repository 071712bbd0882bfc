import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { getAnalysisPass } from '#contract/market/analysis.ts';
import { toRupees } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { priceItems } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { signPass } from '#server/lib/pass.ts';
import { held } from '#server/money/promotions/index.ts';
import { personOf } from '#server/session/person.ts';

const PASS_MS = 600_000;

interface Bought {
  /** Null where it never ends. */
  until: Date | null;
}

/** Until when somebody has the depth; undefined where they have not. Staff always have it. */
async function findBought(
  { db, now, actor }: Context,
  personId: number,
): Promise<Bought | undefined> {
  if (actor.kind === 'person' && actor.role === 'admin') return { until: null };
  // One alone is enough, for as long as it holds: nothing of it is used up.
  const [found] = await rows<Bought>(
    db,
    sql`select e.ends_at as until from entitlements e
        where ${held(personId, now())} and e.kind = 'analysis'
        order by e.ends_at desc nulls first limit 1`,
  );
  return found;
}

async function findPrice({ db }: Context): Promise<number | null> {
  const [item] = await db
    .select({ netPaise: priceItems.netPaise })
    .from(priceItems)
    .where(and(eq(priceItems.purpose, 'propertyAnalysis'), isNull(priceItems.validUntil)))
    .orderBy(asc(priceItems.netPaise))
    .limit(1);
  return item ? toRupees(item.netPaise) : null;
}

/** A pass never holds longer than what was bought. */
export const getAnalysisPassVerb: Verb<typeof getAnalysisPass> = async (context) => {
  const { id } = personOf(context);
  const bought = await findBought(context, id);
  const offer = { page: '/propertyAnalysisPayment', price: await findPrice(context) } as const;
  if (!bought) {
    return success({ depth: 'summary', pass: null, expiresAt: null, until: null, ...offer });
  }
  const { until } = bought;
  const soon = context.now().getTime() + PASS_MS;
  const expiresAt = new Date(Math.min(soon, until?.getTime() ?? soon));
  return success({
    depth: 'full',
    pass: signPass(context.secrets.key('analysis pass'), 'full', expiresAt),
    expiresAt: expiresAt.toISOString(),
    until: until?.toISOString() ?? null,
    ...offer,
  });
};
