import { addressFrom } from '#domain/deals/sees-address.ts';
import { formatSpan, formatTime } from '#domain/lib/time/format.ts';
import words from '#messages/deals/visits/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { notify } from '#server/people/notifications/index.ts';
import { MEETINGS } from './links.ts';

interface Confirmed {
  buyerId: number;
  startsAt: Date;
  endsAt: Date;
}

/** Tells the buyer that a visit stands, and what they see of it from when on. */
export const tellConfirmed = (
  context: Context,
  tx: Transaction,
  { buyerId, startsAt, endsAt }: Confirmed,
  title: string,
): Promise<void> =>
  notify(context, tx, buyerId, {
    kind: 'request',
    title: () => words.visitConfirmed,
    body: () =>
      words.addressFromOn({
        title,
        startsAt: formatSpan(startsAt, endsAt),
        startsAt2: formatTime(addressFrom(startsAt)),
      }),
    link: MEETINGS,
  });
