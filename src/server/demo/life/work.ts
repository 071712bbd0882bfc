import { settleForClient, settleForProfessional } from '#contract/professionals/disputes.ts';
import {
  acceptQuote,
  declineEngagement,
  deliverWork,
  disputeWork,
  giveUpWork,
  quoteEngagement,
  requestEngagement,
  startWork,
  stepBack,
  turnDownQuote,
  withdrawEngagement,
} from '#contract/professionals/engagement-steps.ts';
import { getEngagement } from '#contract/professionals/engagements.ts';
import { writeReview } from '#contract/professionals/reviews.ts';
import type { Profession } from '#domain/lib/profession.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { feePurpose } from '#domain/money/purpose.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import { DEMO_PROFESSIONS } from '#server/demo/professions.ts';
import { expireEngagements } from '#server/professionals/engagements/index.ts';
import { approveByCode } from './escrow.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import type { World } from './world.ts';

export interface Job {
  client: Player;
  professional: Player;
  profession: Profession;
  /** Days ago. */
  asked: number;
  ends: EngagementState;
  /** Rupees. */
  fee?: number;
  listingId?: number;
  bookingId?: number;
  /** Who ends what was cancelled or declined. */
  by?: 'client' | 'professional';
  /** How a settled dispute ends. */
  wasDisputed?: true;
  review?: { stars: number; text: string };
  /** In place of the plain delivery. */
  deliver?: (engagementId: number) => Promise<void>;
  /** While it is worked on. */
  working?: (engagementId: number) => AsyncGenerator<Date, void, void>;
}

/** Work that somebody is hired for; how far it comes. Answers its number. */
export async function* work(world: World, job: Job): AsyncGenerator<Date, number, void> {
  const { stage, cast, accountOf, turnClock } = world;
  const { client, professional, profession, asked, ends, by } = job;
  const { work: words } = DEMO_PROFESSIONS[profession];
  const start = stage.day(-asked, 11);
  yield start;
  const { engagementId: id } = await stage.as(client, requestEngagement, {
    body: {
      professionalId: professional.id,
      brief: words.brief,
      ...(job.listingId !== undefined && { listingId: job.listingId }),
      ...(job.bookingId !== undefined && { bookingId: job.bookingId }),
    },
  });
  const params = { id };
  if (ends === 'requested') return id;
  if (ends === 'expired') {
    yield hoursFrom(start, 8 * 24);
    await turnClock(expireEngagements);
    return id;
  }
  yield hoursFrom(start, 2);
  if (ends === 'declined' && by === 'professional') {
    const reason = 'My diary is full until the end of next month; please ask a colleague.';
    await stage.as(professional, declineEngagement, { params, body: { reason } });
    return id;
  }
  const amount = job.fee ?? words.fee;
  await stage.as(professional, quoteEngagement, {
    params,
    body: { amount, workDays: 45, note: words.quote },
  });
  if (ends === 'quoted') return id;
  yield hoursFrom(start, 6);
  if (ends === 'declined') {
    const reason = 'A colleague of yours asks less for the same work.';
    await stage.as(client, turnDownQuote, { params, body: { reason } });
    return id;
  }
  if (ends === 'cancelled' && by === 'professional') {
    const reason = 'I know the other side well and should not do this.';
    await stage.as(professional, stepBack, { params, body: { reason } });
    return id;
  }
  await stage.as(client, acceptQuote, { params });
  if (ends === 'accepted') return id;
  yield hoursFrom(start, 8);
  if (ends === 'cancelled') {
    const reason = 'My brother, who is a professional himself, does it for us.';
    await stage.as(client, withdrawEngagement, { params, body: { reason } });
    return id;
  }
  await stage.pay(client, feePurpose(profession), { subjectId: id });
  if (ends === 'paid') return id;
  yield hoursFrom(start, 20);
  await stage.as(professional, startWork, { params });
  if (job.working) yield* job.working(id);
  if (ends === 'working') return id;
  const at = stage.context.now();
  yield hoursFrom(at, 3);
  if (ends === 'refunded' && !job.wasDisputed) {
    const reason = 'I am ill for some weeks and cannot finish it in time.';
    await stage.as(professional, giveUpWork, { params, body: { reason } });
    return id;
  }
  if (ends === 'disputed' || job.wasDisputed) {
    const reason = 'Nothing was done for weeks, and calls are not answered.';
    await stage.as(client, disputeWork, { params, body: { reason } });
    if (ends === 'disputed') return id;
    yield hoursFrom(at, 50);
    const settle = ends === 'refunded' ? settleForClient : settleForProfessional;
    const words = 'By the papers and messages of both sides, looked through with each of them.';
    await stage.as(cast.admin, settle, {
      params: { engagementId: id },
      body: { reason: words },
    });
    return id;
  }
  if (job.deliver) await job.deliver(id);
  else {
    const body = { bankAccountId: accountOf(professional), note: words.delivered };
    await stage.as(professional, deliverWork, { params, body });
  }
  if (ends === 'delivered') return id;
  yield hoursFrom(at, 26);
  const { release } = await stage.as(client, getEngagement, { params });
  await approveByCode(world, client, release?.id ?? 0);
  if (!job.review) return id;
  yield hoursFrom(at, 40);
  await stage.as(client, writeReview, {
    params: { subjectKind: 'engagement', subjectId: id },
    body: job.review,
  });
  return id;
}

/** The same, about a home of the client's unless it is delivered by a report of its own. */
export async function* job(world: World, given: Job): Story {
  const { stage, homes } = world;
  if (given.profession === 'evaluator') {
    yield* work(world, given);
    return;
  }
  yield stage.day(-given.asked - 5, 10);
  const { id: listingId } = await homes.post(given.client);
  yield* work(world, { ...given, listingId });
}
