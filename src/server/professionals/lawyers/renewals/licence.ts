import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { agreementTerms } from '#contract/professionals/agreement-terms.ts';
import { dayOfIso, isoDay, puneDate } from '#domain/lib/time/pune.ts';
import type { LicenceTerms } from '#domain/professionals/agreement-text/facts.ts';
import { lastDayOf } from '#domain/professionals/renewal.ts';
import { RENEWAL_WINDOW } from '#domain/professionals/renewal-offer.ts';
import words from '#messages/professionals/renewals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Agreement, type Renewal, renewals } from '#server/db/schema/index.ts';
import {
  findAsParty,
  lockAsParty,
  type PartysAgreement,
} from '#server/professionals/lawyers/agreements/lock-agreement.ts';
import { personOf } from '#server/session/person.ts';

export interface Licence {
  agreement: PartysAgreement;
  terms: LicenceTerms;
}

/** The latest leave and licence that both sides of an agreement have agreed to. */
export async function latestLicence(
  db: Queryable,
  { listingId, sellerId, buyerId }: Agreement,
): Promise<number | undefined> {
  const [latest] = await rows<{ id: number }>(
    db,
    sql`select id from agreements where listing_id = ${listingId} and seller_id = ${sellerId}
          and buyer_id = ${buyerId} and template = 'leave-and-licence' and state = 'agreed'
        order by id desc limit 1`,
  );
  return latest?.id;
}

export function licenceOf(agreement: PartysAgreement): Licence | undefined {
  const terms = agreementTerms.parse(agreement.terms);
  return agreement.state === 'agreed' && terms.template === 'leave-and-licence'
    ? { agreement, terms }
    : undefined;
}

/** Between which days a renewal is offered. */
export function offeredBetween(terms: LicenceTerms): { from: string; until: string } {
  const last = dayOfIso(lastDayOf(terms));
  return {
    from: isoDay(last - RENEWAL_WINDOW.before),
    until: isoDay(last + RENEWAL_WINDOW.after),
  };
}

export function isOffered(terms: LicenceTerms, now: Date): boolean {
  const { from, until } = offeredBetween(terms);
  const today = puneDate(now);
  return from <= today && today <= until;
}

const gone = () => new AppError('not_found', words.gone);

/**
 * An offer whose licence nobody else changes until the transaction ends, for who made it, for the
 * other side or for either. Throws not_found for anybody else.
 */
export async function lockOffer(
  context: Context,
  tx: Transaction,
  id: number,
  part: 'own' | 'other' | 'either',
): Promise<{ renewal: Renewal; agreement: PartysAgreement }> {
  const find = async () => {
    const [renewal] = await tx.select().from(renewals).where(eq(renewals.id, id));
    if (!renewal) throw gone();
    return renewal;
  };
  const { agreementId, offeredBy } = await find();
  const agreement = await lockAsParty(context, tx, agreementId).catch(() => {
    throw gone();
  });
  const isOwn = offeredBy === personOf(context).id;
  if (part !== 'either' && (part === 'own') !== isOwn) throw gone();
  // Read again: it may have changed while we waited for the lock.
  return { renewal: await find(), agreement };
}

/** The licence of an agreement's two sides, for one of them; undefined while there is none. */
export async function findLicence(context: Context, id: number): Promise<Licence | undefined> {
  const { db } = context;
  const asked = await findAsParty(context, db, id);
  const latest = await latestLicence(db, asked);
  if (latest === undefined) return undefined;
  return licenceOf(latest === id ? asked : await findAsParty(context, db, latest));
}
