import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm';
import books from '#messages/lib/books/index.ts';
import { asSystem } from '#server/core/as-system.ts';
import type { Context } from '#server/core/context.ts';
import { bankAccounts, type Payout, payouts } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { isDecided, openAccount } from '#server/people/bank-accounts/index.ts';
import { GatewayError } from '#server/ports/gateway/gateway.ts';
import { applyTransfer } from './apply-transfer.ts';

const BATCH_SIZE = 20;
/** How soon a transfer on its way is asked for again. */
const PAUSE_MS = 15_000;

const refused = ({ publicId }: Payout, message: string) => ({
  publicId,
  gatewayId: null,
  state: 'failed' as const,
  message,
});

async function transfer(context: Context, payout: Payout): Promise<void> {
  const { ports } = context;
  const { publicId, amountPaise } = payout;
  const account = await openAccount(context, payout);
  if (account === 'waits') return;
  if (account === 'removed') {
    // It may have gone before that.
    const said = await ports.gateway.transferOf(publicId);
    await applyTransfer(
      context,
      said ??
        refused(
          payout,
          forTheBooks(() => books.accountRemoved),
        ),
    );
    return;
  }
  const sent = await ports.gateway.transfer({
    ...account,
    publicId,
    amountPaise,
    note: `Propertysearch ${publicId}`,
  });
  await applyTransfer(context, sent);
}

async function send(context: Context, payout: Payout): Promise<void> {
  try {
    await transfer(context, payout);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.reason === 'away') throw error;
    await applyTransfer(context, refused(payout, error.message));
  }
}

async function ask(context: Context, { publicId }: Payout): Promise<void> {
  const said = await context.ports.gateway.transferOf(publicId);
  if (said) await applyTransfer(context, said);
}

async function findDue({ db, now }: Context, state: 'approved' | 'sent', most: number) {
  // Each was last touched when it came into its state, or when it was tried before.
  const since = state === 'sent' ? new Date(now().getTime() - PAUSE_MS) : now();
  return db
    .select(getTableColumns(payouts))
    .from(payouts)
    .innerJoin(bankAccounts, eq(bankAccounts.id, payouts.bankAccountId))
    .where(
      and(
        eq(payouts.state, state),
        lte(payouts.updatedAt, since),
        // What must wait for its account comes up once it need not.
        state === 'approved' ? isDecided(now()) : undefined,
      ),
    )
    .orderBy(asc(payouts.updatedAt), asc(payouts.id))
    .limit(most);
}

/** One that cannot be looked after now must not keep the others waiting; it comes up again. */
async function each(
  context: Context,
  due: readonly Payout[],
  take: (context: Context, payout: Payout) => Promise<void>,
): Promise<number> {
  const { db, now, log } = context;
  for (const payout of due) {
    await db.update(payouts).set({ updatedAt: now() }).where(eq(payouts.id, payout.id));
    await take(context, payout).catch((err: unknown) =>
      log.warn({ payout: payout.publicId, err }, 'payout not looked after'),
    );
  }
  return due.length;
}

/**
 * Sends payouts that may be sent, the longest waiting first; any number of processes may do it at
 * once, since the gateway knows a transfer by our id. Never inside a transaction. Answers how many it
 * looked after.
 */
export async function sendPayouts(caller: Context, most = BATCH_SIZE): Promise<number> {
  const context = asSystem(caller);
  return each(context, await findDue(context, 'approved', most), send);
}

/** Asks the gateway for transfers on their way, and applies what it says. */
export async function settlePayouts(caller: Context, most = BATCH_SIZE): Promise<number> {
  const context = asSystem(caller);
  return each(context, await findDue(context, 'sent', most), ask);
}

/** After an approval: what may be sent is not left to the next round of the jobs. */
export const sendPayoutsSoon = (context: Context): void =>
  context.background.run('send payouts', () => sendPayouts(context));
