import { sql } from 'drizzle-orm';
import { issueCode } from '#server/core/one-time-code.ts';
import { rows } from '#server/db/rows.ts';
import { cancelReleaseVerb, refuseReleaseVerb } from '#server/money/escrow/answer-release.ts';
import { approveReleaseVerb } from '#server/money/escrow/approve-release.ts';
import { askReleaseVerb } from '#server/money/escrow/ask-release.ts';
import { claimForfeitVerb } from '#server/money/escrow/claim-forfeit.ts';
import {
  approvePayout,
  rejectPayout,
  retryPayout,
  secondPayout,
} from '#server/money/escrow/decide-payout.ts';
import { contextOf } from '#tests/api/deals/deal-world.ts';
import type { AccountKind, ModelBooking, ModelRelease } from './things.ts';
import { type Chance, oneOf, takes, type World } from './world.ts';

const DAYS_14_MS = 14 * 86_400_000;
const KINDS: AccountKind[] = ['good', 'slow', 'good', 'failing'];
const kindOf = (amount: number): AccountKind => KINDS[amount % KINDS.length] ?? 'good';
const as = ({ desk }: World, id: number) => contextOf(desk.context, id);

async function payoutOf({ desk }: World, releaseId: number): Promise<number> {
  const [payout] = await rows<{ id: number }>(
    desk.context.db,
    sql`select id from payouts where release_id = ${releaseId}`,
  );
  return payout?.id ?? 0;
}

function remember(world: World, booking: ModelBooking, release: ModelRelease): void {
  booking.releases.push(release);
  world.model.releases.push(release);
}

/** The owner asks for a release, or the buyer for a withdrawal; now and then for too much. */
export async function askRelease(world: World, { pick, amount }: Chance): Promise<boolean> {
  const { model, owner } = world;
  const held = model.bookings.filter((booking) => model.heldFor(booking) > 0).slice(-4);
  const booking = oneOf(held, pick);
  const buyer = world.buyers.find(({ id }) => id === booking?.buyerId);
  if (!booking || !buyer) return false;
  const isOwner = amount % 3 > 0;
  const [payee, payer] = isOwner ? [owner, buyer] : [buyer, owner];
  const account = kindOf(amount);
  const paise = 1 + (amount % Math.ceil(model.heldFor(booking) * 1.1));
  const made: number[] = [];
  const isAllowed = await takes(world, paise <= model.available(booking), async () => {
    const body = { amount: paise / 100, bankAccountId: payee.accounts[account] };
    const answer = await askReleaseVerb(as(world, payee.id), {
      ...{ params: { id: booking.id }, query: {}, body },
    });
    made.push(answer.data.releaseId);
  });
  if (!isAllowed) return true;
  remember(world, booking, {
    ...{ id: made[0] ?? 0, booking, amount: paise, payeeId: payee.id, payerId: payer.id, account },
    ...{ kind: isOwner ? 'release' : 'withdrawal', state: 'requested' },
    expiresAt: model.now + DAYS_14_MS,
  });
  return true;
}

const isOpen = ({ state, expiresAt }: ModelRelease, now: number) =>
  state === 'requested' && expiresAt > now;

function aRelease({ model }: World, pick: number): ModelRelease | undefined {
  const asked = model.releases.filter(({ kind }) => kind !== 'forfeit');
  return (
    oneOf(
      asked.filter((release) => isOpen(release, model.now)),
      pick,
    ) ?? oneOf(asked, pick)
  );
}

/** Lets money go by the payer’s code, twice at once now and then: one of them does. */
export async function approve(world: World, { pick, amount }: Chance): Promise<boolean> {
  const { desk, model } = world;
  const release = aRelease(world, pick);
  if (!release) return false;
  const { id, payerId, booking } = release;
  const isAllowed = isOpen(release, model.now) && model.freeOf(booking) >= release.amount;
  desk.habits.forgets = amount % 5 === 0;
  await takes(world, isAllowed, async () => {
    const context = as(world, payerId);
    const code = await issueCode(context, context.db, 'release_money', `release ${id} ${payerId}`);
    const input = { params: { id }, query: {}, body: { code } };
    const calls = Array.from({ length: 1 + (amount % 2) }, () =>
      approveReleaseVerb(context, input),
    );
    const outcomes = await Promise.allSettled(calls);
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    if (failed.length === calls.length) throw failed[0]?.reason;
  });
  if (isAllowed) {
    model.letGo(release, await payoutOf(world, id));
    model.soon();
  }
  desk.habits.forgets = false;
  return true;
}

export async function answer(world: World, { pick, amount }: Chance): Promise<boolean> {
  const { model } = world;
  const release = aRelease(world, pick);
  if (!release) return false;
  const { id, payerId, payeeId } = release;
  const params = { id };
  const isRefused = amount % 2 === 0;
  const isAllowed = await takes(world, isOpen(release, model.now), () =>
    isRefused
      ? refuseReleaseVerb(as(world, payerId), { params, query: {}, body: { reason: 'Not yet.' } })
      : cancelReleaseVerb(as(world, payeeId), { params, query: {}, body: undefined as never }),
  );
  if (isAllowed) release.state = isRefused ? 'refused' : 'cancelled';
  return true;
}

export async function claimForfeit(world: World, { pick, amount }: Chance): Promise<boolean> {
  const { model, owner } = world;
  const booking = oneOf(
    model.bookings.filter(({ forfeited }) => forfeited > 0),
    pick,
  );
  if (!booking) return false;
  const taken = booking.releases
    .filter(({ kind, state }) => kind === 'forfeit' && (state === 'approved' || state === 'paid'))
    .reduce((sum, one) => sum + one.amount, 0);
  const left = booking.forfeited - taken;
  const account = kindOf(amount);
  const made: number[] = [];
  const isAllowed = await takes(world, left > 0, async () => {
    const body = { bankAccountId: owner.accounts[account] };
    const answered = await claimForfeitVerb(as(world, owner.id), {
      ...{ params: { id: booking.id }, query: {}, body },
    });
    made.push(answered.data.releaseId);
  });
  if (!isAllowed) return true;
  const release: ModelRelease = {
    ...{ id: made[0] ?? 0, booking, kind: 'forfeit', amount: left, account },
    ...{ payeeId: owner.id, payerId: booking.buyerId, state: 'approved', expiresAt: 0 },
  };
  remember(world, booking, release);
  model.letGo(release, await payoutOf(world, release.id));
  model.soon();
  return true;
}

const staffOf = ({ desk }: World, amount: number) => desk.staff[amount % 2] ?? desk.staff[0];

/** Staff agree to a large payout, both of them or one of them twice. */
export async function agree(world: World, { pick, amount }: Chance): Promise<boolean> {
  const { model } = world;
  const waiting = model.payouts.filter(({ state }) => state === 'waiting' || state === 'seconded');
  const payout = oneOf(waiting.length > 0 ? waiting : model.payouts, pick);
  if (!payout) return false;
  const staff = staffOf(world, amount);
  if (payout.state === 'seconded' || amount % 7 === 0) {
    const isAllowed = payout.state === 'seconded' && payout.secondedBy !== staff;
    await takes(world, isAllowed, () => approvePayout(as(world, staff), payout.id));
    if (!isAllowed) return true;
    payout.state = 'approved';
    payout.touchedAt = model.now;
    model.soon();
    return true;
  }
  const isAllowed = payout.state === 'waiting';
  await takes(world, isAllowed, () => secondPayout(as(world, staff), payout.id));
  if (isAllowed) Object.assign(payout, { state: 'seconded', secondedBy: staff });
  return true;
}

export async function rejectOrRetry(world: World, { pick, amount }: Chance): Promise<boolean> {
  const { model } = world;
  const failed = model.payouts.filter(({ state }) => state === 'failed');
  const payout = oneOf(failed.length > 0 ? failed : model.payouts, pick);
  if (!payout) return false;
  const context = as(world, staffOf(world, amount));
  if (amount % 2 === 0) {
    const isAllowed = payout.state === 'failed';
    await takes(world, isAllowed, () => retryPayout(context, payout.id));
    if (!isAllowed) return true;
    payout.state = 'approved';
    payout.touchedAt = model.now;
    model.soon();
    return true;
  }
  const isAllowed = ['waiting', 'seconded', 'failed'].includes(payout.state);
  await takes(world, isAllowed, () => rejectPayout(context, payout.id, 'Asked to.'));
  if (isAllowed) model.stopped(payout);
  return true;
}
