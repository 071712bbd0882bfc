import { acceptCounter, counterBid, placeBid } from '#contract/deals/bid-steps.ts';
import {
  acceptBooking,
  cancelBooking,
  completeBooking,
  declineBooking,
  placeBooking,
} from '#contract/deals/booking-steps.ts';
import { getDealMoney } from '#contract/money/escrow.ts';
import { proposePlan } from '#contract/money/escrow-steps.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { expireBookings } from '#server/deals/bookings/index.ts';
import { share } from './bids.ts';
import type { Home } from './homes.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { other, type World } from './world.ts';

export interface Deal {
  buyer: Player;
  owner: Player;
  listedIn?: ListedIn;
  /** One that is on offer already; else it is posted for the deal. */
  home?: Home;
  /** Days ago. */
  began: number;
  ends: BookingState;
  /** By a bid with a counter, and with others who lose. */
  rivals?: readonly Player[];
  /** Of three instalments, how many are paid. */
  paid?: number;
  /** Who cancels. */
  by?: 'buyer' | 'owner';
}

const DAY = 24;

async function* byBid({ stage, homes }: World, deal: Deal): AsyncGenerator<Date, number, void> {
  const { buyer, owner, began, rivals = [] } = deal;
  const { id: listingId, price } = deal.home ?? (await homes.post(owner, deal.listedIn));
  yield stage.day(-began, 10);
  for (const [i, rival] of rivals.entries()) {
    await stage.as(rival, placeBid, {
      body: { listingId, amount: share(price, 90 + i), conditions: [], hours: 168 },
    });
  }
  yield stage.day(-began, 15);
  const conditions = ['Possession within sixty days', 'The wardrobes stay'];
  const { bidId: id } = await stage.as(buyer, placeBid, {
    body: { listingId, amount: share(price, 94), conditions, hours: 168 },
  });
  yield stage.day(-began, 19);
  const body = { amount: share(price, 97), message: 'We meet in the middle?', hours: 72 as const };
  await stage.as(owner, counterBid, { params: { id }, body });
  yield stage.day(-began, 21);
  const amount = share(price, 97);
  const done = await stage.as(buyer, acceptCounter, { params: { id }, body: { amount } });
  return done.bookingId ?? 0;
}

async function* atAskingPrice(
  { stage, homes }: World,
  { buyer, owner, listedIn, began, home }: Deal,
): AsyncGenerator<Date, number, void> {
  const { id: listingId } = home ?? (await homes.post(owner, listedIn));
  yield stage.day(-began, 10);
  const { bookingId } = await stage.as(buyer, placeBooking, {
    body: { listingId, message: 'We saw it twice and would like to take it as it is.' },
  });
  yield stage.day(-began, 10, 5);
  await stage.pay(buyer, 'penny', { subjectId: bookingId });
  return bookingId;
}

/** The rest of the price in three parts; the last takes what rounding leaves. */
export async function planFor({ stage }: World, owner: Player, bookingId: number, from: Date) {
  const money = await stage.as(owner, getDealMoney, { params: { id: bookingId } });
  const rest = money.price - money.tokenAmount;
  const part = Math.floor(rest / 3_000) * 1_000;
  const parts = [part, part, rest - 2 * part];
  await stage.as(owner, proposePlan, {
    params: { id: bookingId },
    body: {
      instalments: parts.map((amount, i) => ({
        label: ['On the agreement', 'On the loan’s disbursal', 'On possession'][i] ?? 'Rest',
        dueOn: puneDate(from, 20 + i * 25),
        amount,
      })),
    },
  });
  const planned = await stage.as(owner, getDealMoney, { params: { id: bookingId } });
  return planned.instalments;
}

/** A home is booked, paid for in parts and sold; how far it came. Answers its booking. */
export async function* deal(
  world: World,
  given: Deal,
): AsyncGenerator<Date, { bookingId: number; at: Date }, void> {
  const { stage, turnClock } = world;
  const { buyer, owner, began, ends, rivals, by, paid = 0 } = given;
  yield stage.day(-began - 9, 9);
  const bookingId = yield* rivals ? byBid(world, given) : atAskingPrice(world, given);
  const params = { id: bookingId };
  const booked = stage.context.now();
  const end = () => ({ bookingId, at: stage.context.now() });
  if (ends === 'held') return end();
  if (ends === 'expired') {
    yield hoursFrom(booked, 3 * DAY + 1);
    await turnClock(expireBookings);
    return end();
  }
  yield hoursFrom(booked, 3);
  if (ends === 'declined') {
    const reason = 'A family from our building takes it; we told them last week.';
    await stage.as(owner, declineBooking, { params, body: { reason } });
    return end();
  }
  if (!rivals) await stage.as(owner, acceptBooking, { params });
  if (ends === 'accepted') return end();
  yield hoursFrom(booked, 20);
  await stage.pay(buyer, 'token', { subjectId: bookingId });
  if (given.listedIn !== 'rent') {
    yield hoursFrom(booked, 26);
    const plan = await planFor(world, owner, bookingId, stage.context.now());
    for (const [i, { id }] of plan.slice(0, paid).entries()) {
      yield hoursFrom(booked, (6 + i * Math.floor((began - 8) / 4)) * DAY);
      await stage.pay(buyer, 'instalment', { subjectId: id });
    }
  }
  if (ends === 'cancelled') {
    yield hoursFrom(booked, (by === 'owner' ? 4 : 12) * DAY);
    const reason =
      by === 'owner'
        ? 'My brother claims a share of the flat, and I cannot sell before that is settled.'
        : 'The bank has not sanctioned the loan that we counted on.';
    await stage.as(by === 'owner' ? owner : buyer, cancelBooking, { params, body: { reason } });
    return end();
  }
  if (ends !== 'completed') return end();
  yield hoursFrom(booked, Math.max(2, began - 4) * DAY);
  await stage.as(owner, completeBooking, { params });
  return end();
}

async function* alone(world: World, given: Deal): Story {
  yield* deal(world, given);
}

/** Bookings in every state: what is under way is told in `escrow.ts`, with its money. */
export function bookingStories(world: World): Record<string, Story> {
  const { buyer, seller, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  const deals: readonly Deal[] = [
    { buyer, owner: user(1), began: 1, ends: 'held' },
    { buyer, owner: user(2), began: 1, ends: 'accepted', rivals: [user(16), user(17)] },
    { buyer, owner: user(3), began: 100, ends: 'declined' },
    { buyer, owner: user(4), began: 130, ends: 'expired' },
    { buyer, owner: user(5), began: 120, ends: 'cancelled', by: 'owner' },
    { buyer, owner: user(6), began: 95, ends: 'completed', listedIn: 'rent' },
    { buyer: user(7), owner: seller, began: 1, ends: 'held' },
    { buyer: user(8), owner: seller, began: 2, ends: 'accepted', rivals: [user(9)] },
    { buyer: user(9), owner: seller, began: 75, ends: 'declined' },
    { buyer: user(10), owner: seller, began: 60, ends: 'cancelled', by: 'buyer' },
    { buyer: user(11), owner: seller, began: 115, ends: 'completed', listedIn: 'rent' },
    { buyer: user(12), owner: user(13), began: 140, ends: 'completed', rivals: [], paid: 3 },
  ];
  return Object.fromEntries(deals.map((one, n) => [`booking ${n}`, alone(world, one)]));
}
