import { desc, eq, inArray, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { getRenewals, LicenceRenewals } from '#contract/professionals/renewals.ts';
import { toRupees } from '#domain/lib/money.ts';
import { lastDayOf } from '#domain/professionals/renewal.ts';
import type { Context } from '#server/core/context.ts';
import { lastNote } from '#server/core/last-note.ts';
import { agreements, type Renewal, renewals } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findFullName } from '#server/professionals/work-papers/index.ts';
import { personOf } from '#server/session/person.ts';
import { findLicence, isOffered, type Licence, offeredBetween } from './licence.ts';
import { otherOf } from './tell.ts';

const note = (event: 'decline' | 'callOff') => lastNote('renewal', event, sql`${renewals.id}`);

/** Of all licences the two have had of the home: what renewed one is part of its story. */
const findOffers = ({ db }: Context, { listingId, sellerId, buyerId }: Licence['agreement']) =>
  db
    .select({
      renewal: renewals,
      answer: sql<string | null>`coalesce(${note('callOff')}, ${note('decline')})`,
    })
    .from(renewals)
    .where(
      inArray(
        renewals.agreementId,
        db
          .select({ id: agreements.id })
          .from(agreements)
          .where(
            sql`${eq(agreements.listingId, listingId)} and ${eq(agreements.sellerId, sellerId)}
              and ${eq(agreements.buyerId, buyerId)}`,
          ),
      ),
    )
    .orderBy(desc(renewals.id));

const present = (
  renewal: Renewal,
  answer: string | null,
  me: number,
): LicenceRenewals['offers'][number] => {
  const { startOn, months } = renewal;
  return {
    id: renewal.id,
    state: renewal.state,
    isOwn: renewal.offeredBy === me,
    rent: toRupees(renewal.rentPaise),
    deposit: toRupees(renewal.depositPaise),
    ...{ startOn, months },
    until: lastDayOf({ startOn, months }),
    words: renewal.words,
    answer,
    expiresAt: renewal.expiresAt.toISOString(),
    createdAt: renewal.createdAt.toISOString(),
  };
};

export const getRenewalsVerb: Verb<typeof getRenewals> = async (context, { params }) => {
  const { db, now } = context;
  const licence = await findLicence(context, params.id);
  const serverTime = now().toISOString();
  if (!licence) return { ...success(null), serverTime };
  const { agreement, terms } = licence;
  const me = personOf(context).id;
  const [offers, other] = await Promise.all([
    findOffers(context, agreement),
    findFullName(db, otherOf(agreement, me)),
  ]);
  const isAccepted = offers.some(
    ({ renewal }) => renewal.state === 'accepted' && renewal.agreementId === agreement.id,
  );
  return {
    ...success({
      agreementId: agreement.id,
      side: agreement.side,
      other,
      before: {
        rent: terms.rent,
        deposit: terms.deposit,
        months: terms.months,
        until: lastDayOf(terms),
      },
      from: offeredBetween(terms).from,
      mayOffer: isOffered(terms, now()) && !isAccepted,
      offers: offers.map(({ renewal, answer }) => present(renewal, answer, me)),
    }),
    serverTime,
  };
};
