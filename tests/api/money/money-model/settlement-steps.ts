import { paise, toRupees } from '#domain/lib/money.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import { agreeSettlementVerb } from '#server/money/settlements/agree.ts';
import { proposeSettlementVerb } from '#server/money/settlements/propose.ts';
import { receiveSettlementVerb } from '#server/money/settlements/repay.ts';
import { contextOf } from '#tests/api/deals/deal-world.ts';
import { settlementCodeFor } from '#tests/api/money/settlement-steps.ts';
import type { ModelBooking, ModelSettlement } from './things.ts';
import { type Chance, likely, oneOf, takes, type World } from './world.ts';

type Side = 'owner' | 'buyer';
const SIDES = ['owner', 'buyer'] as const;
const otherThan = (side: Side): Side => (side === 'owner' ? 'buyer' : 'owner');
const REASON = 'We part as friends.';

const personOn = ({ owner }: World, { buyerId }: ModelBooking, side: Side): number =>
  side === 'owner' ? owner.id : buyerId;

/** Where the money of a deal is, told in the model's own words. */
function standingOf({ model }: World, booking: ModelBooking) {
  const letGo = (kind: string) =>
    booking.releases
      .filter((one) => one.kind === kind && (one.state === 'approved' || one.state === 'paid'))
      .reduce((sum, { amount }) => sum + amount, 0);
  const refunded = model.paidFor(booking).reduce((sum, order) => sum + model.promised(order), 0);
  return {
    held: model.freeOf(booking),
    owner: letGo('release') + booking.forfeited,
    buyer: letGo('withdrawal') + refunded,
  };
}

/** What was let go beyond a part and waits to be sent is held again, the latest first. */
function recalled({ model }: World, booking: ModelBooking, payeeId: number, over: number): void {
  let left = over;
  for (const payout of model.payouts.toReversed()) {
    const { release, state } = payout;
    const isUnsent = state === 'waiting' || state === 'seconded' || state === 'failed';
    const isTheirs = release.booking === booking && release.payeeId === payeeId;
    if (left <= 0 || !isUnsent || !isTheirs || release.kind === 'forfeit') continue;
    model.stopped(payout);
    left -= release.amount;
  }
}

function settled(world: World, booking: ModelBooking, settlement: ModelSettlement): void {
  const { model, desk } = world;
  const { parts } = settlement;
  if (booking.state === 'paid') booking.state = 'cancelled';
  for (const one of booking.instalments) if (one.state === 'due') one.state = 'waived';
  for (const one of booking.releases) if (one.state === 'requested') one.state = 'expired';
  const before = standingOf(world, booking);
  for (const side of SIDES) {
    recalled(world, booking, personOn(world, booking, side), before[side] - parts[side]);
  }
  const now = standingOf(world, booking);
  const over = SIDES.find((side) => now[side] > parts[side]);
  const due = (side: Side) => Math.min(now.held, Math.max(0, parts[side] - now[side]));
  const [toOwner, toBuyer] = [due('owner'), due('buyer')];
  let back = toBuyer;
  const made = [];
  for (const order of model.paidFor(booking).toReversed()) {
    const amount = Math.min(back, order.tax.total - model.promised(order));
    if (amount <= 0) continue;
    made.push(model.refunded(order, amount));
    back -= amount;
  }
  const escrow = accounts.escrow('booking', booking.id);
  model.books.post([
    debit(escrow, paise(toOwner)),
    credit(accounts.payable(world.owner.id), paise(toOwner)),
  ]);
  booking.forfeited += toOwner;
  settlement.state = 'settled';
  if (over) {
    settlement.state = 'owing';
    settlement.owedBy = over;
    settlement.owed = now[over] - parts[over];
    owe(world, settlement, 1);
  }
  if (!desk.habits.forgets) for (const refund of made) model.sent(refund);
}

/** What is owed comes into the books, or goes out of them. */
function owe(world: World, { booking, owedBy, owed }: ModelSettlement, times: 1 | -1): void {
  const side = owedBy ?? 'buyer';
  const entries = [
    debit(accounts.owedBy(personOn(world, booking, side)), paise(owed)),
    credit(accounts.owedTo(personOn(world, booking, otherThan(side))), paise(owed)),
  ];
  world.model.books.post(entries, times);
}

/** One side proposes who ends with what, and the other agrees by a code. */
export async function settle(world: World, chance: Chance): Promise<boolean> {
  const { pick, amount } = chance;
  const { desk, model } = world;
  const booking = likely(model.bookings, ({ state }) => state === 'paid', chance);
  if (!booking) return false;
  const standing = standingOf(world, booking);
  const total = standing.held + standing.owner + standing.buyer;
  const buyer = pick % 3 === 0 ? total : amount % (total + 1);
  const by = amount % 2 === 0 ? 'buyer' : 'owner';
  const made: number[] = [];
  const isAllowed = await takes(
    world,
    booking.state === 'paid' ? total > 0 : standing.held > 0,
    async () => {
      const body = {
        toBuyer: toRupees(paise(buyer)),
        total: toRupees(paise(total)),
        reason: REASON,
      };
      const context = contextOf(desk.context, personOn(world, booking, by));
      const input = { params: { id: booking.id }, query: {}, body };
      made.push((await proposeSettlementVerb(context, input)).data.settlementId);
    },
  );
  if (!isAllowed) return true;
  const settlement: ModelSettlement = {
    ...{ id: made[0] ?? 0, booking, state: 'proposed', owedBy: undefined, owed: 0 },
    parts: { owner: total - buyer, buyer },
  };
  model.settlements.push(settlement);
  desk.habits.forgets = amount % 5 === 0;
  await takes(world, true, async () => {
    const answering = personOn(world, booking, otherThan(by));
    const code = await settlementCodeFor(desk.context, settlement.id, answering);
    await agreeSettlementVerb(contextOf(desk.context, answering), {
      ...{ params: { id: settlement.id }, query: {}, body: { code } },
    });
  });
  settled(world, booking, settlement);
  desk.habits.forgets = false;
  return true;
}

/** Whoever is owed says that they have it; once. */
export async function receive(world: World, { pick }: Chance): Promise<boolean> {
  const { desk, model } = world;
  const settlement = oneOf(
    model.settlements.filter(({ owed }) => owed > 0),
    pick,
  );
  if (!settlement) return false;
  const { id, booking, owedBy = 'buyer' } = settlement;
  const creditor = personOn(world, booking, otherThan(owedBy));
  const isAllowed = await takes(world, settlement.state === 'owing', () =>
    receiveSettlementVerb(contextOf(desk.context, creditor), {
      ...{ params: { id }, query: {}, body: { note: '' } },
    }),
  );
  if (!isAllowed) return true;
  settlement.state = 'settled';
  owe(world, settlement, -1);
  return true;
}
