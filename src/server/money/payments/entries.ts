import type { Paise } from '#domain/lib/money.ts';
import { type Tax, taxBack, taxWithin } from '#domain/money/gst.ts';
import { accounts, credit, debit, type Entry } from '#domain/money/ledger.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Order } from '#server/db/schema/index.ts';
import { taxOfOrder } from '#server/money/invoices/index.ts';
import { handlerOf } from '#server/money/purposes/index.ts';

/** Where the gateway keeps the money of an order. */
export const assetOf = ({ purpose }: Order): string =>
  PURPOSE_RULES[purpose].funds === 'platform' ? accounts.gateway : accounts.escrowBank;

/** The account on which deal money is held; undefined for the platform's own fees. */
export async function escrowOf(tx: Transaction, order: Order): Promise<string | undefined> {
  if (PURPOSE_RULES[order.purpose].funds === 'platform') return undefined;
  const account = await handlerOf(order.purpose).escrowAccount?.(order, tx);
  if (!account) throw new Error(`${order.purpose} names no escrow account`);
  return account;
}

/** What an amount, or a part of it, is to us: income and tax, or held for others. */
async function sides(
  tx: Transaction,
  order: Order,
  { net, cgst, sgst, igst, total }: Tax,
  side: typeof credit,
): Promise<Entry[]> {
  const held = await escrowOf(tx, order);
  if (held) return [side(held, total)];
  return [
    side(accounts.income(order.purpose), net),
    side(accounts.gst('cgst'), cgst),
    side(accounts.gst('sgst'), sgst),
    side(accounts.gst('igst'), igst),
  ];
}

/** The payment that bought what the order was for. */
export const captureEntries = async (tx: Transaction, order: Order): Promise<Entry[]> => [
  debit(assetOf(order), order.totalPaise),
  ...(await sides(tx, order, taxOfOrder(order), credit)),
];

/** A payment that bought nothing. */
export const unclaimedEntries = (order: Order, amountPaise: Paise): Entry[] => [
  debit(assetOf(order), amountPaise),
  credit(accounts.unclaimed, amountPaise),
];

/** A part of the order goes back; the parts `before` have gone back already, the first first. */
export const refundEntries = async (
  tx: Transaction,
  order: Order,
  amountPaise: Paise,
  before: readonly Paise[],
): Promise<Entry[]> => {
  const whole = taxOfOrder(order);
  const tax = taxWithin(whole, amountPaise, taxBack(whole, before));
  return [...(await sides(tx, order, tax, debit)), credit(accounts.refundsDue, amountPaise)];
};

/** A payment that bought nothing goes back. */
export const giveBackEntries = (amountPaise: Paise): Entry[] => [
  debit(accounts.unclaimed, amountPaise),
  credit(accounts.refundsDue, amountPaise),
];

/** The gateway has sent a refund. */
export const refundDoneEntries = (order: Order, amountPaise: Paise): Entry[] => [
  debit(accounts.refundsDue, amountPaise),
  credit(assetOf(order), amountPaise),
];
