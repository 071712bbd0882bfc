import { formatExactRupees, type Paise, toRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { lastDayOf } from '#domain/professionals/renewal.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Agreement, Renewal } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { findDealOf } from '#server/professionals/lawyers/agreements/find-deal.ts';
import { pageOf } from '#server/professionals/lawyers/agreements/notifications.ts';

/** Said in the language of whoever is told. */
interface Words {
  title: () => string;
  body: (home: string) => string;
}

/** Tells one side of a licence, with the way to where its offers stand; nobody once the deal fell through. */
export async function tellParty(
  context: Context,
  tx: Transaction,
  agreement: Agreement,
  personId: number,
  { title, body }: Words,
): Promise<void> {
  const deal = await findDealOf(tx, agreement, context.now());
  if (!deal) return;
  await notify(context, tx, personId, {
    kind: 'deal',
    title,
    body: () => body(deal.title),
    link: `${pageOf(deal, personId)}#renewal`,
  });
}

export const otherOf = ({ sellerId, buyerId }: Agreement, personId: number): number =>
  personId === sellerId ? buyerId : sellerId;

const inWords = (amount: Paise) => formatExactRupees(toRupees(amount));

/** Of an offer, as it is said. */
export const termsInWords = ({ rentPaise, depositPaise, startOn, months }: Renewal) => ({
  rent: inWords(rentPaise),
  deposit: inWords(depositPaise),
  from: formatDate(startOn),
  until: formatDate(lastDayOf({ startOn, months })),
});
