import {
  acceptBid,
  counterBid,
  placeBid,
  raiseBid,
  rejectBid,
  withdrawBid,
} from '#contract/deals/bid-steps.ts';
import type { BidState } from '#domain/deals/bid.ts';
import { fromPercent } from '#domain/lib/percent.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { expireBids } from '#server/deals/bids/index.ts';
import { expireBookings } from '#server/deals/bookings/index.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { other, type World } from './world.ts';

interface Offer {
  buyer: Player;
  owner: Player;
  /** Hours ago. */
  placed: number;
  /** Another who bids on the same home. */
  rival?: Player;
  ends: Exclude<BidState, 'accepted'>;
}

const CONDITIONS = [
  ['Possession by the end of next month', 'The modular kitchen stays'],
  ['Society’s dues paid up to registration'],
  ['Covered parking is part of the sale', 'A bank’s sanction within three weeks'],
] as const;
const THOUSAND = 1_000;

/** A share of the asking price, in full thousands. */
export const share = (price: number, percent: number): number =>
  Math.max(THOUSAND, Math.round((price * fromPercent(percent)) / THOUSAND) * THOUSAND);

/** Bids on a home, with counters; how they end. */
async function* bidding({ stage, homes, turnClock }: World, n: number, offer: Offer): Story {
  const { buyer, owner, placed, rival, ends } = offer;
  yield stage.ago(placed + 200);
  const { id: listingId, price } = await homes.post(owner);
  yield stage.ago(placed);
  const { bidId: id } = await stage.as(buyer, placeBid, {
    body: {
      listingId,
      amount: share(price, 93),
      conditions: [...(CONDITIONS[n % CONDITIONS.length] ?? CONDITIONS[0])],
      message: 'We have the loan sanctioned and can register within a month.',
      hours: 168,
    },
  });
  const params = { id };
  const start = stage.ago(placed);
  if (rival) {
    yield hoursFrom(start, 1);
    await stage.as(rival, placeBid, {
      body: { listingId, amount: share(price, 95), conditions: [], hours: 168 },
    });
  }
  if (ends === 'placed') return;
  yield hoursFrom(start, 3);
  if (ends !== 'rejected' && ends !== 'withdrawn') {
    const body = { amount: share(price, 98), message: 'The lift is new. 98 is fair.' };
    await stage.as(owner, counterBid, { params, body: { ...body, hours: 168 } });
  }
  if (ends === 'countered') return;
  yield hoursFrom(start, 8);
  if (ends === 'rejected') {
    const reason = 'That is too far from what flats in our wing were sold for.';
    await stage.as(owner, rejectBid, { params, body: { reason } });
  } else if (ends === 'withdrawn') await stage.as(buyer, withdrawBid, { params });
  else if (ends === 'expired') {
    yield hoursFrom(start, 180);
    await turnClock(expireBids);
  } else {
    const raised = share(price, 96);
    await stage.as(buyer, raiseBid, { params, body: { amount: raised, hours: 168 } });
    yield hoursFrom(start, 12);
    if (ends === 'lost') return;
    await stage.as(owner, acceptBid, { params, body: { amount: raised } });
    // The token amount does not come.
    yield hoursFrom(start, 12 + 73);
    await turnClock(expireBookings);
  }
}

/** Bids in every state but accepted, which `bookings.ts` has. */
export function bidStories(world: World): Record<string, Story> {
  const { buyer, seller, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  const offers: readonly Offer[] = [
    { buyer, owner: seller, placed: 20, ends: 'countered' },
    { buyer, owner: user(1), placed: 26, rival: user(14), ends: 'placed' },
    { buyer, owner: user(2), placed: 1_300, ends: 'rejected' },
    { buyer, owner: user(3), placed: 2_100, ends: 'withdrawn' },
    { buyer, owner: user(4), placed: 2_700, ends: 'expired' },
    { buyer, owner: user(5), placed: 900, ends: 'fallen_through' },
    { buyer: user(11), owner: buyer, placed: 18, ends: 'placed' },
    { buyer: seller, owner: user(12), placed: 22, ends: 'countered' },
    { buyer: user(7), owner: seller, placed: 15, rival: user(15), ends: 'placed' },
    { buyer: user(8), owner: seller, placed: 40, ends: 'countered' },
    { buyer: user(9), owner: seller, placed: 3_100, ends: 'rejected' },
    { buyer: user(10), owner: seller, placed: 1_700, ends: 'fallen_through' },
  ];
  return Object.fromEntries(offers.map((offer, n) => [`bid ${n}`, bidding(world, n, offer)]));
}
