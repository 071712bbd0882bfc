import { eq } from 'drizzle-orm';
import type { Paise } from '#domain/lib/money.ts';
import type { PaymentState } from '#domain/money/order.ts';
import type { Database, Queryable, Transaction } from '#server/db/client.ts';
import { sandboxRecords } from '#server/db/schema/sandbox-gateway.ts';
import {
  GatewayError,
  type GatewayOrderStatus,
  type GatewayRefundState,
} from '#server/ports/gateway/gateway.ts';

// Nothing of the payer's is kept but an id: the books of a sandbox outlive a deleted account.

export type SandboxPayment = {
  id: string;
  state: PaymentState;
  amountPaise: Paise;
  method: string;
  message: string;
  at: string;
};

/** Ends as `end` from `endsAt` on. */
export type SandboxRefund = {
  publicId: string;
  id: string;
  amountPaise: Paise;
  note: string;
  end: Exclude<GatewayRefundState, 'processing'>;
  endsAt: string;
};

export type SandboxOrder = {
  publicId: string;
  id: string;
  sessionId: string;
  totalPaise: Paise;
  customerId: string;
  state: Exclude<GatewayOrderStatus['state'], 'expired'>;
  expiresAt: string;
  returnUrl: string;
  notifyUrl: string;
  funds: 'platform' | 'escrow';
  note: string;
  payments: SandboxPayment[];
  refunds: SandboxRefund[];
};

export type SandboxTransfer = {
  publicId: string;
  id: string;
  /** Of amount, account and branch: the same id may not mean another transfer. */
  hash: string;
  end: 'paid' | 'failed';
  endsAt: string;
};

/** Writes a record unless its key is taken. */
export async function addRecord(
  db: Queryable,
  key: string,
  record: Record<string, unknown>,
): Promise<void> {
  await db.insert(sandboxRecords).values({ key, record }).onConflictDoNothing();
}

async function findRecord(db: Queryable, key: string): Promise<unknown> {
  const found = await db.query.sandboxRecords.findFirst({ where: eq(sandboxRecords.key, key) });
  return found?.record;
}

export const findOrder = (db: Queryable, publicId: string) =>
  findRecord(db, `order ${publicId}`) as Promise<SandboxOrder | undefined>;

export const findTransfer = (db: Queryable, publicId: string) =>
  findRecord(db, `transfer ${publicId}`) as Promise<SandboxTransfer | undefined>;

/** The order of a checkout session, or by its own id. */
export async function findCheckout(db: Queryable, id: string): Promise<SandboxOrder | undefined> {
  const session = (await findRecord(db, `session ${id}`)) as { orderId: string } | undefined;
  return findOrder(db, session?.orderId ?? id);
}

/** Changes an order in its own transaction, alone. */
export async function changeOrder<T>(
  db: Database,
  publicId: string,
  change: (order: SandboxOrder, tx: Transaction) => Promise<T> | T,
): Promise<T> {
  return db.transaction(async (tx) => {
    const key = `order ${publicId}`;
    const [found] = await tx
      .select()
      .from(sandboxRecords)
      .where(eq(sandboxRecords.key, key))
      .for('update');
    if (!found) throw new GatewayError('refused', 'Order reference id does not exist');
    const order = found.record as SandboxOrder;
    const result = await change(order, tx);
    await tx.update(sandboxRecords).set({ record: order }).where(eq(sandboxRecords.key, key));
    return result;
  });
}

export const isOver = (date: string, now: Date) => new Date(date) <= now;

export function stateOf(order: SandboxOrder, now: Date): GatewayOrderStatus['state'] {
  return order.state === 'active' && isOver(order.expiresAt, now) ? 'expired' : order.state;
}
