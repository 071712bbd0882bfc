import { sql } from 'drizzle-orm';
import type { Paise } from '#domain/lib/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

export interface AgreedRenewal {
  rentPaise: Paise;
  depositPaise: Paise;
  startOn: string;
  months: number;
}

/** What the two sides of a deal have accepted to go on with, while it is to be drawn up. */
export async function findAgreedRenewal(
  db: Queryable,
  { listingId, ownerId, buyerId }: { listingId: number; ownerId: number; buyerId: number },
): Promise<AgreedRenewal | undefined> {
  const [found] = await rows<AgreedRenewal>(
    db,
    sql`select t.rent_paise as "rentPaise", t.deposit_paise as "depositPaise",
          t.start_on::text as "startOn", t.months
        from renewals t join agreements a on a.id = t.agreement_id
        where t.state = 'accepted' and a.listing_id = ${listingId} and a.seller_id = ${ownerId}
          and a.buyer_id = ${buyerId}
        order by t.id desc limit 1`,
  );
  return found;
}
