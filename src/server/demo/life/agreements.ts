import { getBooking } from '#contract/deals/bookings.ts';
import type { AgreementTermsForm } from '#contract/professionals/agreement-terms.ts';
import {
  buyerAgreement,
  draftAgreement,
  redraftAgreement,
  refuseAgreement,
  sellerAgreement,
  sendSigningCode,
  shareAgreement,
  signAgreement,
} from '#contract/professionals/agreements.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { AgreementState } from '#domain/professionals/agreement.ts';
import { type Deal, deal } from './bookings.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { work } from './work.ts';
import { other, type World } from './world.ts';

/** Reads the latest version of an agreement, and consents to it. */
export async function signBy(
  { stage }: World,
  who: Player,
  of: { side: 'seller' | 'buyer'; agreementId: number; listingId: number },
): Promise<void> {
  const mine = of.side === 'seller' ? sellerAgreement : buyerAgreement;
  const shown = await stage.as(who, mine, { params: { userId: who.id, id: of.listingId } });
  const params = { id: of.agreementId };
  await stage.as(who, sendSigningCode, { params });
  const body = { code: stage.code(), sha256: shown?.sha256 ?? '' };
  await stage.as(who, signAgreement, { params, body });
}

/** A booked home whose agreement a lawyer draws up; how far that comes. */
async function* agreement(
  world: World,
  given: Deal,
  { lawyer, ends }: { lawyer: Player; ends: AgreementState },
): Story {
  const { stage } = world;
  const { bookingId } = yield* deal(world, given);
  const { buyer, owner } = given;
  const booking = await stage.as(buyer, getBooking, { params: { id: bookingId } });
  const ago = given.began - 6;

  const terms = (clause: string): AgreementTermsForm => ({
    template: 'sale',
    address: `Flat 502, Wing B, ${booking.listing.propertydata.title}, Pune`,
    price: booking.price,
    tokenPaid: booking.tokenAmount,
    registerBy: puneDate(stage.begin, 45),
    possessionOn: puneDate(stage.begin, 60),
    stampDutyBy: 'buyer',
    clauses: [clause],
  });

  const sign = (who: Player, side: 'seller' | 'buyer', agreementId: number) =>
    signBy(world, who, { side, agreementId, listingId: booking.listingId });

  yield* work(world, {
    client: buyer,
    professional: lawyer,
    profession: 'lawyer',
    asked: ago,
    ends: 'working',
    bookingId,
    async *working(workId) {
      const at = stage.context.now();
      yield hoursFrom(at, 10);
      const body = terms('The Seller leaves the modular kitchen and both wardrobes in the flat.');
      const { agreementId: id } = await stage.as(lawyer, draftAgreement, {
        params: { id: workId },
        body,
      });
      if (ends === 'draft') return;
      await stage.as(lawyer, shareAgreement, { params: { id } });
      if (ends === 'shared') return sign(owner, 'seller', id);
      yield hoursFrom(at, 15);
      if (ends === 'agreed') {
        await sign(owner, 'seller', id);
        yield hoursFrom(at, 18);
        return sign(buyer, 'buyer', id);
      }
      const reason = 'The covered parking is missing, on which we have agreed.';
      await stage.as(buyer, refuseAgreement, { params: { id }, body: { reason } });
      if (ends === 'refused') return;
      yield hoursFrom(at, 19);
      await stage.as(lawyer, redraftAgreement, {
        params: { id },
        body: terms('The covered parking P-14 goes to the Purchaser with the flat.'),
      });
    },
  });
}

/** Agreements in every state. */
export function agreementStories(world: World): Record<string, Story> {
  const { buyer, seller, lawyer, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  const running = { ends: 'paid', rivals: [] } as const;
  return {
    'agreement drafted': agreement(
      world,
      { ...running, buyer, owner: user(8), began: 12 },
      { lawyer, ends: 'draft' },
    ),
    'agreement shared': agreement(
      world,
      { ...running, buyer, owner: seller, began: 14 },
      { lawyer, ends: 'shared' },
    ),
    'agreement agreed': agreement(
      world,
      { ...running, buyer: user(5), owner: seller, began: 30 },
      { lawyer, ends: 'agreed' },
    ),
    'agreement refused': agreement(
      world,
      { ...running, buyer: user(6), owner: user(7), began: 22 },
      { lawyer, ends: 'refused' },
    ),
    'agreement superseded': agreement(
      world,
      { ...running, buyer: user(2), owner: user(3), began: 26 },
      { lawyer: other(others.lawyer, 1), ends: 'superseded' },
    ),
  };
}
