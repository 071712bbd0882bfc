import { sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { moneyChecks } from '#server/db/schema/index.ts';
import { allIsNothing, everyTransactionBalances, nothingBelowNothing } from './checks/balance.ts';
import { captures } from './checks/captures.ts';
import type { Check, Findings } from './checks/check.ts';
import { commissionsBooked, engagementsPaid } from './checks/commissions.ts';
import { dealsPaid } from './checks/deals.ts';
import { escrowAccounts } from './checks/escrow.ts';
import { orderStates } from './checks/orders.ts';
import { creditNotesWritten, invoicesWritten } from './checks/papers.ts';
import { payables } from './checks/payables.ts';
import { payoutsBooked } from './checks/payouts.ts';
import { pools } from './checks/pools.ts';
import { refundsBooked } from './checks/refunds.ts';
import { releasesBooked, releasesPaidOut } from './checks/releases.ts';
import { settlementsBooked } from './checks/settlements.ts';

/** First whether the ledger is one at all, then whether it says what the states say, then balances. */
const CHECKS: readonly Check[] = [
  everyTransactionBalances,
  allIsNothing,
  orderStates,
  captures,
  refundsBooked,
  releasesBooked,
  releasesPaidOut,
  payoutsBooked,
  settlementsBooked,
  commissionsBooked,
  escrowAccounts,
  payables,
  pools,
  nothingBelowNothing,
  dealsPaid,
  engagementsPaid,
  invoicesWritten,
  creditNotesWritten,
];

/** A check of a large ledger reads all of it. */
const MAX_MINUTES = 30;

/**
 * Proves the ledger against the states of everything, as it all stands at one moment, while money goes
 * on moving. What it found is kept in `money_checks`.
 */
export async function verifyLedger({ db, now }: Context): Promise<Findings> {
  const found = await db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = '${MAX_MINUTES}min'`));
      const all: Findings = { checked: 0, differences: [] };
      for (const check of CHECKS) {
        const { checked, differences } = await check(tx);
        all.checked += checked;
        all.differences.push(...differences);
      }
      return all;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await db.insert(moneyChecks).values({ kind: 'ledger', at: now(), ...found });
  return found;
}
