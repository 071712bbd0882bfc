import { completeBooking } from '#contract/deals/booking-steps.ts';
import { getBooking } from '#contract/deals/bookings.ts';
import type { AgreementTermsForm } from '#contract/professionals/agreement-terms.ts';
import { draftAgreement, shareAgreement } from '#contract/professionals/agreements.ts';
import {
  acceptRenewal,
  declineRenewal,
  offerRenewal,
  withdrawRenewal,
} from '#contract/professionals/renewal-steps.ts';
import { percentOfRupees } from '#domain/lib/money.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { dayOfIso, isoDay, puneDate } from '#domain/lib/time/pune.ts';
import { lastDayOf, USUAL_RENT_STEP } from '#domain/professionals/renewal.ts';
import { expireRenewals } from '#server/professionals/lawyers/index.ts';
import { signBy } from './agreements.ts';
import { deal } from './bookings.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { work } from './work.ts';
import { other, type World } from './world.ts';

interface Rented {
  owner: Player;
  buyer: Player;
  lawyer: Player;
}

type Licence = Extract<AgreementTermsForm, { template: 'leave-and-licence' }>;

/** Days ago the home was taken; with half a year its licence ends in some weeks. */
const BEGAN = 150;
const MONTHS = 6;

/** A lawyer draws a licence up, and both consent to it. Answers its number. */
async function* licence(
  world: World,
  { owner, buyer, lawyer }: Rented,
  of: { client: Player; bookingId: number; listingId: number; asked: number; terms: Licence },
): AsyncGenerator<Date, number, void> {
  const { stage } = world;
  let agreementId = 0;
  yield* work(world, {
    client: of.client,
    professional: lawyer,
    profession: 'lawyer',
    asked: of.asked,
    ends: 'working',
    bookingId: of.bookingId,
    async *working(id) {
      const at = stage.context.now();
      yield hoursFrom(at, 10);
      const body = of.terms;
      ({ agreementId } = await stage.as(lawyer, draftAgreement, { params: { id }, body }));
      await stage.as(lawyer, shareAgreement, { params: { id: agreementId } });
      yield hoursFrom(at, 20);
      const { listingId } = of;
      await signBy(world, owner, { side: 'seller', agreementId, listingId });
      await signBy(world, buyer, { side: 'buyer', agreementId, listingId });
    },
  });
  return agreementId;
}

/** A home is let by a licence of half a year. Answers the licence, and what it says. */
async function* letting(
  world: World,
  rented: Rented,
): AsyncGenerator<
  Date,
  { bookingId: number; listingId: number; id: number; terms: Licence },
  void
> {
  const { stage } = world;
  const { owner, buyer } = rented;
  const given = { owner, buyer, listedIn: 'rent', began: BEGAN, ends: 'paid' } as const;
  const { bookingId } = yield* deal(world, given);
  const params = { id: bookingId };
  const { listingId, price, tokenAmount, listing } = await stage.as(buyer, getBooking, { params });
  const terms: Licence = {
    template: 'leave-and-licence',
    address: `Flat 304, Wing A, ${listing.propertydata.title}, Pune`,
    rent: price,
    deposit: 3 * price,
    tokenPaid: tokenAmount,
    startOn: puneDate(stage.day(-BEGAN + 10)),
    months: MONTHS,
    lockInMonths: 3,
    noticeDays: 30,
    maintenanceBy: 'licensor',
    use: 'residence',
    clauses: [],
  };
  const id = yield* licence(world, rented, {
    ...{ client: owner, bookingId, listingId, terms },
    asked: BEGAN - 6,
  });
  yield stage.day(-BEGAN + 10, 12);
  await stage.as(owner, completeBooking, { params });
  return { bookingId, listingId, id, terms };
}

/** In whole thousands. */
const raised = ({ rent }: Licence, percent: number): number =>
  Math.round((rent + percentOfRupees(rent, percent)) / 1_000) * 1_000;

const nextDay = (terms: Licence) => isoDay(dayOfIso(lastDayOf(terms)) + 1);

async function offer(
  { stage }: World,
  who: Player,
  { id, terms }: { id: number; terms: Licence },
  { percent, words }: { percent: number; words: string },
): Promise<number> {
  const { renewalId } = await stage.as(who, offerRenewal, {
    params: { id },
    body: {
      rent: raised(terms, percent),
      deposit: terms.deposit,
      startOn: nextDay(terms),
      months: 11,
      words,
    },
  });
  return renewalId;
}

/** Offers that come to nothing, and one that waits for the tenant's word on a counter. */
async function* haggling(world: World, rented: Rented): Story {
  const { stage, turnClock } = world;
  const { owner, buyer } = rented;
  const let_ = yield* letting(world, rented);
  yield stage.day(-17, 11);
  const high = await offer(world, owner, let_, { percent: 20, words: 'Rents here have risen.' });
  yield stage.day(-16, 18);
  const reason = 'Flats of the same plan in this society ask far less.';
  await stage.as(buyer, declineRenewal, { params: { id: high }, body: { reason } });
  const hasty = await offer(world, buyer, let_, { percent: 0, words: 'For the same rent?' });
  yield stage.day(-16, 20);
  await stage.as(buyer, withdrawRenewal, { params: { id: hasty } });
  yield stage.day(-16, 21);
  await offer(world, buyer, let_, { percent: 3, words: 'We would like to stay for a year.' });
  yield stage.day(-1, 12);
  await turnClock(expireRenewals);
  yield stage.ago(9);
  await offer(world, owner, let_, { percent: 10, words: 'I was away; let us go on.' });
  yield stage.ago(4);
  await offer(world, buyer, let_, { percent: 5, words: 'We meet in the middle?' });
}

/** A renewal is accepted; drawn up where a lawyer has come to it. */
async function* renewing(world: World, rented: Rented, drawnUpBy?: Player): Story {
  const { stage } = world;
  const { owner, buyer } = rented;
  const let_ = yield* letting(world, rented);
  yield stage.day(-14, 10);
  const words = 'The usual five percent, all else as it is.';
  const id = await offer(world, owner, let_, { percent: USUAL_RENT_STEP, words });
  yield stage.day(-13, 19);
  await stage.as(buyer, acceptRenewal, { params: { id } });
  if (!drawnUpBy) return;
  const { bookingId, listingId } = let_;
  const rent = raised(let_.terms, USUAL_RENT_STEP);
  const terms = { ...let_.terms, rent, startOn: nextDay(let_.terms), months: 11, tokenPaid: 0 };
  const work = { client: buyer, bookingId, listingId, asked: 12, terms };
  yield* licence(world, { ...rented, lawyer: drawnUpBy }, work);
}

/** Licences that are to go on, in every state of an offer. */
export function renewalStories(world: World): Record<string, Story> {
  const { buyer, seller, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  const lawyer = (n: number) => other(others.lawyer, n);
  const lets = [
    { owner: seller, buyer, lawyer: lawyer(3) },
    { owner: user(3), buyer, lawyer: lawyer(4) },
    { owner: seller, buyer: user(12), lawyer: lawyer(5) },
  ] as const;
  return {
    'renewal haggled about': haggling(world, lets[0]),
    'renewal accepted': renewing(world, lets[1]),
    'renewal drawn up': renewing(world, lets[2], lawyer(6)),
  };
}
