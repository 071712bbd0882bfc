import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { fromRupees } from '#domain/lib/money.ts';
import {
  IDENTITY_ACTS,
  IDENTITY_BID_FROM,
  type IdentityAct,
} from '#domain/people/identity-acts.ts';
import { newReference } from '#server/professionals/lawyers/agreements/signing-reference.ts';
import { ASKING, insertBid, insertBooking, type Member } from './deals/deal-world.ts';
import { aVisit } from './examples/visits.ts';
import { lawyerWorld, signingCode } from './professionals/lawyer-world.ts';
import { newMobile } from './world.ts';

/** Decision 52: what nobody does before they have shown who they are, tried one by one. */

const world = lawyerWorld();
const { as, parties, query } = world;

let member: Member;
beforeEach(async () => {
  member = await world.member();
  await query(
    'update people set mobile = $2, aadhaar_verified = false, pan_verified = false where id = $1',
    member.id,
    newMobile(),
  );
});

interface Outcome {
  done: boolean;
  /** What was said, of a step that was refused at `kyc`. */
  said?: string;
}
type Attempt = () => Promise<Outcome>;

async function calling(path: string, body?: unknown): Promise<Outcome> {
  const { status, body: answer } = await as(member, 'POST', path, body);
  if (status === 200) return { done: true };
  expect([status, answer.errors?.[0]?.path], JSON.stringify(answer)).toEqual([409, 'kyc']);
  return { done: false, said: answer.message };
}

/** Begins to pay something of a booking that waits for it. */
const paying = (purpose: string) => async (): Promise<Attempt> => {
  const deal = { listing: await world.aListing(), buyer: member };
  const { id } = await insertBooking(world.context(), deal, { state: 'accepted' });
  const order = { purpose, subjectId: id };
  return () => calling('/contact/create', { ...order, idempotencyKey: randomUUID() });
};

async function bidOfTheirs(state: 'placed' | 'countered') {
  const deal = { listing: await world.aListing(), buyer: member };
  return insertBid(world.context(), deal, { state });
}

/** An agreement about a home they have booked, open for their consent. */
async function toSign() {
  const agreement = await world.anAgreement('shared');
  const { listingId } = agreement;
  for (const table of ['agreements', 'bookings']) {
    await query(`update ${table} set buyer_id = $1 where listing_id = $2`, member.id, listingId);
  }
  return agreement;
}

const placeOf = async (path: string): Promise<Outcome> => {
  const { status, body } = await as(member, 'GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  const shown = Array.isArray(body.data) ? body.data[0].meetingdata : body.data;
  if (shown.place) return { done: true };
  if ('identityFirst' in shown) expect(shown.identityFirst).toBe(true);
  return { done: false };
};

/** Every way to do what the table names: an act without a row here does not compile. */
const ATTEMPTS: Record<IdentityAct, Record<string, () => Promise<Attempt>>> = {
  post: {
    'begins a listing': async () => () =>
      calling('/property/drafts', { subcategory: 'Flat', listedin: 'sell' }),
  },
  bid: {
    bids: async () => {
      const { id: listingId } = await world.aListing();
      return () => calling('/bid/place', { listingId, amount: IDENTITY_BID_FROM });
    },
    'raises a bid': async () => {
      const { id } = await bidOfTheirs('placed');
      return () => calling(`/bid/raise/${id}`, { amount: ASKING + 1_000 });
    },
  },
  book: {
    books: async () => {
      const { id: listingId } = await world.aListing();
      return () => calling('/book/place', { listingId });
    },
    'accepts a counter': async () => {
      const { id } = await bidOfTheirs('countered');
      return () => calling(`/bid/acceptcounter/${id}`, { amount: ASKING + 1 });
    },
    'makes the test payment': paying('penny'),
    'pays the token amount': paying('token'),
  },
  address: {
    'visits a home': async () => {
      const { id: listingId } = await world.aListing();
      const sides = { ownerId: parties.owner.id, buyerId: member.id };
      await aVisit({ context: world.context() }, { ...sides, listingId, inMinutes: 60 });
      return () => placeOf(`/meeting/getmeetingrecord/${listingId}/${member.id}`);
    },
    'has booked a home': async () => {
      const deal = { listing: await world.aListing(), buyer: member };
      const { id } = await insertBooking(world.context(), deal, { state: 'accepted' });
      return () => placeOf(`/book/getbooking/${id}`);
    },
  },
  sign: {
    'asks for the code': async () => {
      const { id } = await toSign();
      return () => calling(`/lawyer/agreement/code/${id}`);
    },
    signs: async () => {
      const { id, sha256 } = await toSign();
      const code = await signingCode(world.context(), id, member.id);
      return () => calling(`/lawyer/agreement/sign/${id}`, { code, sha256 });
    },
    'comes back from the signing service': async () => {
      const agreement = await toSign();
      const reference = newReference(world.context(), agreement, member.id);
      return () => calling(`/lawyer/agreement/signed/${agreement.id}`, { reference });
    },
  },
};

for (const [act, ways] of Object.entries(ATTEMPTS)) {
  describe(`who has not shown who they are may not ${act}`, () => {
    test.each(Object.entries(ways))('somebody %s', async (_, prepare) => {
      const attempt = await prepare();
      const refused = await attempt();
      expect(refused.done).toBe(false);
      if (act !== 'address') expect(refused.said).toBe(IDENTITY_ACTS[act as IdentityAct]);
      await query('update people set pan_verified = true where id = $1', member.id);
      expect(await attempt()).toEqual({ done: true });
    });
  });
}

test('a bid below the limit is anybody’s', async () => {
  const listing = await world.aListing();
  await query(
    'update listings set price_paise = $2 where id = $1',
    listing.id,
    fromRupees(IDENTITY_BID_FROM),
  );
  const body = { listingId: listing.id, amount: IDENTITY_BID_FROM - 1 };
  expect((await as(member, 'POST', '/bid/place', body)).status).toBe(200);
});
