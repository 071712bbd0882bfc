import { and, eq, isNull, or } from 'drizzle-orm';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { requestEngagement } from '#contract/professionals/engagement-steps.ts';
import { PROFESSIONS, type Profession } from '#domain/lib/role.ts';
import { ENGAGEMENT_DAYS } from '#domain/professionals/engagement.ts';
import refusalsWords from '#messages/lib/refusals/index.ts';
import moneyRefusals from '#messages/money/refusals/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import professionalsRefusals from '#messages/professionals/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { bookings, listings, people, professionalProfiles } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { nameOf } from './names.ts';
import { tellSide } from './notifications.ts';
import { openEngagement } from './open-engagement.ts';

type Body = BodyOf<typeof requestEngagement>;

async function professionOf(tx: Transaction, personId: number): Promise<Profession> {
  const [found] = await tx
    .select({ role: people.role, away: professionalProfiles.away })
    .from(people)
    .innerJoin(professionalProfiles, eq(professionalProfiles.personId, people.id))
    .where(and(eq(people.id, personId), isNull(people.suspendedAt), isNull(people.deletedAt)));
  const profession = PROFESSIONS.find((known) => known === found?.role);
  if (!found || !profession) throw new AppError('not_found', refusalsWords.personNotFound);
  if (found.away) throw new AppError('conflict', professionalsRefusals.notTakingWork);
  return profession;
}

/** Whose work can be about a home that the client has nothing to do with yet; an agent sells what is theirs. */
const ANY_HOME: readonly Profession[] = ['lawyer', 'evaluator'];

/**
 * What the work is about: the caller's own listing, the home of a booking they are a party to, or, to be
 * looked into before they book, any that is on the market.
 */
async function subjectOf(
  tx: Transaction,
  callerId: number,
  { listingId, bookingId }: Body,
  profession: Profession,
) {
  if (bookingId !== undefined) {
    const [booking] = await tx
      .select({ listingId: bookings.listingId })
      .from(bookings)
      .where(
        and(
          eq(bookings.id, bookingId),
          or(eq(bookings.buyerId, callerId), eq(bookings.ownerId, callerId)),
        ),
      );
    if (!booking || (listingId !== undefined && listingId !== booking.listingId)) {
      throw new AppError('not_found', moneyRefusals.bookingNotFound);
    }
    return { listingId: booking.listingId, bookingId };
  }
  if (listingId === undefined) return { listingId: null, bookingId: null };
  const [own] = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.id, listingId),
        or(
          eq(listings.ownerId, callerId),
          ANY_HOME.includes(profession) ? eq(listings.status, 'live') : undefined,
        ),
      ),
    );
  if (!own) throw new AppError('not_found', professionalsRefusals.propertyNotFound);
  return { listingId, bookingId: null };
}

async function ask(context: Context, tx: Transaction, body: Body) {
  const { id: clientId } = personOf(context);
  if (body.professionalId === clientId) {
    throw new AppError('conflict', professionalsRefusals.notYourself);
  }
  const profession = await professionOf(tx, body.professionalId);
  const engagement = await openEngagement(context, tx, {
    profession,
    clientId,
    professionalId: body.professionalId,
    ...(await subjectOf(tx, clientId, body, profession)),
    brief: body.brief,
  });
  const who = await nameOf(tx, clientId);
  await tellSide(context, tx, engagement, 'professional', {
    title: () => words.asksYourWork,
    body: () =>
      words.asksYourWorkBody({ who, brief: body.brief, requested: ENGAGEMENT_DAYS.requested }),
  });
  return engagement;
}

export const requestEngagementVerb: Verb<typeof requestEngagement> = async (context, { body }) => {
  const { id, state } = await context.db.transaction((tx) => ask(context, tx, body));
  return success(
    { engagementId: id, state },
    doneWords.requestSent({ days: ENGAGEMENT_DAYS.requested }),
  );
};
