import { sql } from 'drizzle-orm';
import { paise } from '#domain/lib/money.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { dayOfIso, isoDay, puneDate } from '#domain/lib/time/pune.ts';
import { lastDayOf } from '#domain/professionals/renewal.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { type Agreement, type Listing, type Renewal, renewals } from '#server/db/schema/index.ts';
import { insertPerson, stored } from '#tests/builders/index.ts';
import { insertEngagement } from './engagement-world.ts';
import { insertAgreement, LICENCE } from './lawyer-world.ts';

interface Deal {
  listing: Pick<Listing, 'id' | 'ownerId'>;
  buyerId: number;
}

/**
 * A licence of eleven months that both have agreed to, whose last day is so many days from now; up to
 * three fewer where it would have begun on a day that February does not have.
 */
export async function aLicence(
  context: Context,
  deal: Deal,
  { endsIn, ...more }: { endsIn: number; professionalId?: number; state?: Agreement['state'] },
) {
  const { db, now } = context;
  const professionalId =
    more.professionalId ?? (await insertPerson(db, { role: 'lawyer', mobile: null })).id;
  const work = await insertEngagement(
    context,
    { clientId: deal.buyerId, professionalId },
    { profession: 'lawyer', state: 'confirmed', listingId: deal.listing.id },
  );
  const [start] = await rows<{ on: string }>(
    db,
    sql`select (${puneDate(now(), endsIn)}::date + 1 - interval '11 months')::date::text as on`,
  );
  const terms = {
    ...LICENCE,
    ...{ startOn: start?.on ?? '', rent: 30_000, deposit: 90_000, months: 11 },
  };
  const parts = { template: 'leave-and-licence', terms, state: more.state ?? 'agreed' } as const;
  const agreement = await insertAgreement(context, work, deal, parts);
  return { agreement, until: lastDayOf(terms), work };
}

/** An offer in any state, as if its steps had been taken, but without their lines. */
export async function insertRenewal(
  { db, now }: Pick<Context, 'db' | 'now'>,
  agreement: Agreement,
  more: Partial<typeof renewals.$inferInsert> & { offeredBy: number },
): Promise<Renewal> {
  const { startOn, months } = agreement.terms as { startOn: string; months: number };
  return stored(
    await db
      .insert(renewals)
      .values({
        agreementId: agreement.id,
        rentPaise: paise(31_500_00),
        depositPaise: paise(90_000_00),
        startOn: isoDay(dayOfIso(lastDayOf({ startOn, months })) + 1),
        months: 11,
        words: 'We would like to stay.',
        expiresAt: daysFrom(now(), 14),
        createdAt: now(),
        updatedAt: now(),
        ...more,
      })
      .returning(),
  );
}
