import { and, eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { listMoneyChecks, runMoneyChecks } from '#contract/money/reconciliation.ts';
import staffWords from '#messages/money/staff/index.ts';
import { asSystem } from '#server/core/as-system.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import { keyset } from '#server/db/keyset.ts';
import { moneyChecks } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { verifyLedger } from '#server/money/ledger/index.ts';
import { reconcile } from '#server/money/reconciliation/index.ts';

const LATEST_FIRST = {
  list: 'money checks',
  keys: [{ by: sql`${moneyChecks.id}`, type: 'int' }],
  descending: true,
} as const;
const ONCE = { calls: 1, seconds: 120 };

export const listMoneyChecksVerb: Verb<typeof listMoneyChecks> = async (context, { query }) => {
  const { db } = context;
  const condition = query.kind && eq(moneyChecks.kind, query.kind);
  const page = keyset(context, LATEST_FIRST, query);
  const [found, total] = await Promise.all([
    db
      .select({ check: moneyChecks, key: page.key })
      .from(moneyChecks)
      .where(and(condition, page.after))
      .orderBy(...page.orderBy)
      .limit(page.most),
    db.$count(moneyChecks, condition),
  ]);
  return success(
    page.answer(found, total, ({ check }) => ({
      ...check,
      at: check.at.toISOString(),
      differences: check.differences.map(retold),
    })),
  );
};

const log = (context: Context, action: string, detail: Record<string, unknown> = {}) =>
  audit(context, context.db, { action, subjectKind: 'ledger', detail });

async function checkLedger(context: Context) {
  const { checked, differences } = await verifyLedger(context);
  const found = differences.length;
  await log(context, 'ledger.verify', { checked, differences: found });
  const words =
    found === 0 ? staffWords.ledgerAddsUp : staffWords.foundDifferences({ count: found });
  return success({ differences: found }, words);
}

/** Each order of a week is a call of the gateway's, so that nobody waits for it, nor begins it twice. */
async function beginToCompare(context: Context) {
  await context.limits.spend('compare with gateway', 'house', ONCE);
  await log(context, 'gateway.reconcile');
  context.background.run('compare with gateway', () => reconcile(asSystem(context)));
  return success({ differences: null }, staffWords.gatewayAsked);
}

export const runMoneyChecksVerb: Verb<typeof runMoneyChecks> = (context, { body }) =>
  body.kind === 'ledger' ? checkLedger(context) : beginToCompare(context);
