import { sql } from 'drizzle-orm';
import { paise } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import { tokenRefund } from '#domain/money/refund.ts';
import { rows } from '#server/db/rows.ts';
import { cancelBookingVerb } from '#server/deals/bookings/cancel-booking.ts';
import { completeBookingVerb } from '#server/deals/bookings/complete-booking.ts';
import { proposePlanVerb } from '#server/money/escrow/propose-plan.ts';
import { waiveInstalmentVerb } from '#server/money/escrow/waive-instalment.ts';
import { contextOf, insertBooking } from '#tests/api/deals/deal-world.ts';
import { insertListing } from '#tests/builders/index.ts';
import type { ModelBooking } from './things.ts';
import { type Chance, likely, oneOf, takes, type World } from './world.ts';

const DAY_MS = 86_400_000;
const FULL_REFUND_DAYS = 7;

/** A booking that waits for its token amount, of a home of the owner's. */
export async function book(world: World, { pick, amount }: Chance): Promise<boolean> {
  const { desk, model, owner } = world;
  const buyer = oneOf(world.buyers, pick);
  if (!buyer) return false;
  const token = 1_000_00 + (amount % 90_000_00);
  const price = token + 1_00 + ((amount * 7) % 90_000_000);
  const listing = await insertListing(desk.context.db, {
    ownerId: owner.id,
    pricePaise: paise(price),
  });
  const { id, expiresAt } = await insertBooking(
    desk.context,
    { listing, buyer },
    {
      state: 'accepted',
      pricePaise: paise(price),
      tokenPaise: paise(token),
      createdAt: new Date(model.now),
    },
  );
  model.bookings.push({
    ...{ id, buyerId: buyer.id, state: 'accepted', price, token, createdAt: model.now },
    ...{ expiresAt: expiresAt?.getTime() ?? 0, instalments: [], releases: [], forfeited: 0 },
  });
  return true;
}

const isOver = ({ state, expiresAt }: ModelBooking, now: number) =>
  state === 'accepted' && expiresAt <= now;

const stands = ({ state }: ModelBooking) => state === 'accepted' || state === 'paid';

export async function plan(world: World, chance: Chance): Promise<boolean> {
  const { amount } = chance;
  const { desk, model, owner } = world;
  const booking = likely(model.bookings, stands, chance);
  if (!booking) return false;
  const rest = booking.price - booking.token;
  const count = 1 + (amount % 3);
  const part = Math.floor(rest / count);
  const parts = Array.from({ length: count }, (_, i) =>
    i === 0 ? rest - part * (count - 1) : part,
  );
  // The gateway takes no less than a rupee.
  if (parts.some((paise) => paise < 100)) return false;
  const before = booking.instalments;
  const isAllowed =
    stands(booking) && !isOver(booking, model.now) && before.every(({ state }) => state !== 'paid');
  const instalments = parts.map((paise, i) => ({
    label: `Part ${i + 1}`,
    dueOn: puneDate(new Date(model.now), i * 30),
    amount: paise / 100,
  }));
  const body = { instalments };
  await takes(world, isAllowed, () =>
    proposePlanVerb(contextOf(desk.context, owner.id), {
      ...{ params: { id: booking.id }, query: {}, body },
    }),
  );
  if (!isAllowed) return true;
  for (const instalment of before) if (instalment.state === 'due') instalment.state = 'waived';
  const made = await rows<{ id: number; seq: number; amount: number }>(
    desk.context.db,
    sql`select id, seq, amount_paise as amount from instalments
        where booking_id = ${booking.id} order by seq desc limit ${count}`,
  );
  for (const { id, seq, amount: paise } of made.reverse()) {
    booking.instalments.push({ id, seq, amount: paise, state: 'due' });
  }
  return true;
}

export async function waive(world: World, { pick, amount }: Chance): Promise<boolean> {
  const booking = oneOf(
    world.model.bookings.filter(({ instalments }) => instalments.length > 0),
    pick,
  );
  const instalment = oneOf(booking?.instalments ?? [], amount);
  if (!instalment) return false;
  const isAllowed = await takes(world, instalment.state === 'due', () =>
    waiveInstalmentVerb(contextOf(world.desk.context, world.owner.id), {
      ...{ params: { id: instalment.id }, query: {}, body: undefined as never },
    }),
  );
  if (isAllowed) instalment.state = 'waived';
  return true;
}

export async function complete(world: World, chance: Chance): Promise<boolean> {
  const booking = likely(world.model.bookings, ({ state }) => state === 'paid', chance);
  if (!booking) return false;
  const isDue = booking.instalments.some(({ state }) => state === 'due');
  const isAllowed = await takes(world, booking.state === 'paid' && !isDue, () =>
    completeBookingVerb(contextOf(world.desk.context, world.owner.id), {
      ...{ params: { id: booking.id }, query: {}, body: undefined as never },
    }),
  );
  if (isAllowed) booking.state = 'completed';
  return true;
}

/** What goes back when a paid booking is cancelled, by order, and what stays behind. */
function ending({ model }: World, booking: ModelBooking, by: 'buyer' | 'owner') {
  const days = (model.now - booking.createdAt) / DAY_MS;
  const paid = model.paidFor(booking);
  // Of what was withdrawn before, the latest payment is taken to have come back first.
  let withdrawn = booking.releases
    .filter(
      ({ kind, state }) => kind === 'withdrawal' && (state === 'approved' || state === 'paid'),
    )
    .reduce((sum, { amount }) => sum + amount, 0);
  const parts = paid
    .toSorted(
      (a, b) => Number(a.purpose === 'token') - Number(b.purpose === 'token') || b.id - a.id,
    )
    .map((order) => {
      const { total } = order.tax;
      const whole = order.purpose === 'token' ? tokenRefund(total, { by, days }) : total;
      const due = Math.max(0, whole - model.promised(order));
      const gone = Math.min(due, withdrawn);
      withdrawn -= gone;
      return { order, amount: due - gone };
    })
    .filter(({ amount }) => amount > 0);
  const rest = parts.reduce((left, { amount }) => left - amount, model.freeOf(booking));
  return { parts, rest, isForfeit: by === 'buyer' && days > FULL_REFUND_DAYS };
}

function cancelled(world: World, booking: ModelBooking, end: ReturnType<typeof ending>): void {
  const { model, owner, desk } = world;
  for (const one of booking.instalments) if (one.state === 'due') one.state = 'waived';
  for (const one of booking.releases) if (one.state === 'requested') one.state = 'expired';
  const wasPaid = booking.state === 'paid';
  booking.state = 'cancelled';
  if (!wasPaid) return;
  const { parts, rest, isForfeit } = end;
  const made = parts.map(({ order, amount }) => model.refunded(order, amount));
  if (rest > 0) {
    const to = isForfeit ? accounts.payable(owner.id) : accounts.income('gatewayFee');
    model.books.post([
      debit(accounts.escrow('booking', booking.id), paise(rest)),
      credit(to, paise(rest)),
    ]);
    if (isForfeit) booking.forfeited = rest;
  }
  if (!desk.habits.forgets) for (const refund of made) model.sent(refund);
}

export async function cancelBooking(world: World, chance: Chance): Promise<boolean> {
  const { amount } = chance;
  const { desk, model, owner } = world;
  const booking = likely(model.bookings, ({ state }) => state === 'paid', chance);
  if (!booking) return false;
  const by = amount % 2 === 0 ? 'buyer' : 'owner';
  const end = ending(world, booking, by);
  const isAllowed =
    stands(booking) && !isOver(booking, model.now) && !(booking.state === 'paid' && end.rest < 0);
  desk.habits.forgets = amount % 5 === 0;
  await takes(world, isAllowed, () =>
    cancelBookingVerb(contextOf(desk.context, by === 'buyer' ? booking.buyerId : owner.id), {
      ...{ params: { id: booking.id }, query: {}, body: { reason: 'Plans have changed.' } },
    }),
  );
  if (isAllowed) cancelled(world, booking, end);
  desk.habits.forgets = false;
  return true;
}
