import {
  acceptContact,
  declineContact,
  requestContact,
  revealNumbers,
  revokeContact,
  withdrawContact,
} from '#contract/deals/contact-steps.ts';
import { unlockContact } from '#contract/money/promotions.ts';
import type { ContactState } from '#domain/deals/contact-request.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { expireContacts } from '#server/deals/contacts/index.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { other, type World } from './world.ts';

const ASKS = [
  'We are a family of four and would like to see the flat on a Saturday. Is the parking covered?',
  'I work in Hinjawadi and look for a home near the metro. Is the price open to talk?',
  'My parents would move in with us. Does the lift stop at every floor, and is there a ramp?',
  'We have sold our old flat and can register within a month. Are all dues of the society paid?',
  'Is water from the corporation or by tanker, and how much is the maintenance a month?',
  'My company pays the deposit. Could we move in on the first, and is a pet allowed?',
] as const;

interface Ask {
  buyer: Player;
  owner: Player;
  listedIn?: ListedIn;
  /** Hours ago. */
  asked: number;
  ends: ContactState | 'unlocked';
}

/** Somebody asks an owner for their number; how that ends. */
async function* contact({ stage, homes, priceOf, turnClock }: World, n: number, ask: Ask): Story {
  const { buyer, owner, listedIn = 'sell', asked, ends } = ask;
  yield stage.ago(asked + 150);
  const home = await homes.post(owner, listedIn);
  yield stage.ago(asked);
  if (ends === 'unlocked') {
    const purpose = listedIn === 'rent' ? 'rentContact' : 'ownerContact';
    const priceItemId = priceOf(listedIn === 'rent' ? 'rent-contact' : 'owner-contact');
    await stage.pay(buyer, purpose, { subjectId: home.id, priceItemId });
    yield stage.ago(asked - 0.1);
    await stage.as(buyer, unlockContact, { params: { listingId: home.id } }).catch(() => undefined);
    return;
  }
  const message = ASKS[n % ASKS.length] ?? ASKS[0];
  const { id: requestId } = await stage.as(buyer, requestContact, {
    body: { propertyid: home.id, message },
  });
  const params = { requestId };
  if (ends === 'requested') return;
  if (ends === 'expired') {
    yield stage.ago(asked - 14 * 24 - 1);
    await turnClock(expireContacts);
    return;
  }
  const answered = asked - Math.min(asked / 5, 20);
  yield stage.ago(answered);
  if (ends === 'withdrawn') await stage.as(buyer, withdrawContact, { params });
  else if (ends === 'declined') {
    const reason = 'We have agreed with another family. All the best for your search.';
    await stage.as(owner, declineContact, { params, body: { reason } });
  } else {
    await stage.as(owner, acceptContact, { params });
    yield stage.ago(answered - Math.min(answered / 9, 5));
    await stage.as(buyer, revealNumbers, { params });
    if (ends !== 'revoked') return;
    yield stage.ago(answered - Math.min(answered / 2, 70));
    await stage.as(owner, revokeContact, { params });
  }
}

/** Contact requests in every state, for the demo's buyer, seller and agent. */
export function contactStories(world: World): Record<string, Story> {
  const { buyer, seller, agent, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  const asks: readonly Ask[] = [
    { buyer, owner: seller, asked: 30, ends: 'requested' },
    { buyer, owner: user(1), asked: 700, ends: 'accepted' },
    { buyer, owner: user(2), listedIn: 'rent', asked: 400, ends: 'declined' },
    { buyer, owner: user(3), asked: 2_900, ends: 'withdrawn' },
    { buyer, owner: user(4), asked: 900, ends: 'expired' },
    { buyer, owner: user(5), asked: 1_500, ends: 'revoked' },
    { buyer, owner: user(6), asked: 500, ends: 'unlocked' },
    { buyer, owner: user(6), listedIn: 'rent', asked: 260, ends: 'unlocked' },
    { buyer: user(7), owner: seller, asked: 5, ends: 'requested' },
    { buyer: user(8), owner: seller, asked: 50, ends: 'requested' },
    { buyer: user(9), owner: seller, listedIn: 'rent', asked: 1_200, ends: 'accepted' },
    { buyer: user(10), owner: seller, asked: 3_300, ends: 'declined' },
    { buyer: user(13), owner: buyer, asked: 60, ends: 'requested' },
    { buyer: seller, owner: user(14), asked: 200, ends: 'accepted' },
    { buyer: seller, owner: user(15), asked: 1_000, ends: 'unlocked' },
    { buyer: user(11), owner: agent, asked: 8, ends: 'requested' },
    { buyer: user(12), owner: agent, asked: 600, ends: 'accepted' },
  ];
  return Object.fromEntries(asks.map((ask, n) => [`contact ${n}`, contact(world, n, ask)]));
}
