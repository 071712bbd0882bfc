import { getDealMoney } from '#contract/money/escrow.ts';
import {
  approveRelease,
  askRelease,
  cancelRelease,
  disputeRelease,
  refuseRelease,
  sendReleaseCode,
  waiveInstalment,
} from '#contract/money/escrow-steps.ts';
import {
  approveAdminPayout,
  listAdminPayouts,
  rejectAdminPayout,
  secondAdminPayout,
} from '#contract/money/payout-admin.ts';
import { awardRelease, dismissRelease } from '#contract/money/release-admin.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { expireReleases } from '#server/money/escrow/index.ts';
import { type Deal, deal } from './bookings.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { other, type World } from './world.ts';

type ReleaseEnd =
  | 'requested'
  | 'refused'
  | 'disputed'
  | 'cancelled'
  | 'expired'
  | 'dismissed'
  | 'awarded'
  | 'approved';
type PayoutEnd = 'waiting' | 'seconded' | 'paid' | 'rejected' | 'sent' | 'failed' | 'unsent';

interface Ask {
  /** Rupees. */
  amount: number;
  /** Hours after the step before; or, where it has just been asked for, hours ago. */
  after?: number;
  ago?: number;
  /** Back to the buyer, else to the owner. */
  isBack?: true;
  ends: ReleaseEnd;
  /** Of one that was approved or awarded; small amounts go out without staff. */
  payout?: PayoutEnd;
}

/** Two of staff let a payout go, as far as it comes. */
async function passPayout({ stage, cast }: World, payee: Player, end: PayoutEnd): Promise<void> {
  const { items } = await stage.as(cast.admin, listAdminPayouts, { query: { desk: 'waiting' } });
  const theirs = items.filter((one) => one.payee.id === payee.id && one.state === 'waiting');
  const payoutId = Math.max(0, ...theirs.map(({ id }) => id));
  if (payoutId === 0 || end === 'waiting') return;
  const params = { payoutId };
  await stage.as(cast.admin2, secondAdminPayout, { params });
  if (end === 'seconded') return;
  if (end === 'rejected') {
    const reason = 'The account was added an hour before; the owner confirms another one by post.';
    await stage.as(cast.admin, rejectAdminPayout, { params, body: { reason } });
    return;
  }
  await stage.as(cast.admin, approveAdminPayout, { params, cutShort: end === 'unsent' });
}

/** Lets go what was asked for, by the code of who pays. */
export async function approveByCode(
  { stage }: World,
  payer: Player,
  id: number,
  cutShort = false,
): Promise<void> {
  await stage.as(payer, sendReleaseCode, { params: { id } });
  const code = stage.code();
  await stage.as(payer, approveRelease, { params: { id }, body: { code }, cutShort });
}

/** Money of a deal is asked for, and what comes of it. */
export async function* release(
  world: World,
  { buyer, owner }: Deal,
  bookingId: number,
  ask: Ask,
): Story {
  const { stage, cast, accountOf, turnClock } = world;
  const [payee, payer] = ask.isBack ? [buyer, owner] : [owner, buyer];
  // What has just been asked for is answered at once.
  const isFresh = ask.ago !== undefined;
  const asked = isFresh ? stage.ago(ask.ago ?? 0) : hoursFrom(stage.context.now(), ask.after ?? 24);
  const pace = ask.ago !== undefined && ask.ago < 60 ? ask.ago / 20 : 1;
  yield asked;
  const { releaseId: id } = await stage.as(payee, askRelease, {
    params: { id: bookingId },
    body: {
      amount: ask.amount,
      bankAccountId: accountOf(payee),
      note: 'For the society’s transfer charges and the last electricity bill.',
    },
  });
  const params = { id };
  if (ask.ends === 'requested') return;
  yield hoursFrom(asked, 5 * pace);
  if (ask.ends === 'cancelled') await stage.as(payee, cancelRelease, { params });
  else if (ask.ends === 'expired') {
    yield hoursFrom(asked, 15 * 24);
    await turnClock(expireReleases);
  } else if (ask.ends === 'approved') {
    await approveByCode(world, payer, id, ask.payout === 'unsent');
    yield hoursFrom(asked, 7 * pace);
    await passPayout(world, payee, ask.payout ?? 'paid');
  } else {
    const reason = 'The keys are not handed over yet, and two bills are open.';
    await stage.as(payer, refuseRelease, { params, body: { reason } });
    if (ask.ends === 'refused') return;
    yield hoursFrom(asked, 9 * pace);
    const words = 'The keys are with the watchman since Monday; here is his receipt.';
    await stage.as(payee, disputeRelease, { params, body: { reason: words } });
    if (ask.ends === 'disputed') return;
    yield hoursFrom(asked, 60);
    const staff = { params: { releaseId: id } };
    const decided = 'Both bills are paid, as the receipts that the owner has sent show.';
    if (ask.ends === 'dismissed') {
      await stage.as(cast.admin, dismissRelease, { ...staff, body: { reason: decided } });
      return;
    }
    await stage.as(cast.admin, awardRelease, { ...staff, body: { reason: decided } });
    await passPayout(world, payee, ask.payout ?? 'paid');
  }
}

async function* withMoney(world: World, given: Deal, asks: readonly Ask[], waive = false): Story {
  const { stage } = world;
  const { bookingId } = yield* deal(world, given);
  for (const ask of asks) yield* release(world, given, bookingId, ask);
  if (!waive) return;
  const money = await stage.as(given.owner, getDealMoney, { params: { id: bookingId } });
  const due = money.instalments.find(({ state }) => state === 'due');
  if (due) await stage.as(given.owner, waiveInstalment, { params: { id: due.id } });
}

/** Deals whose money is in escrow, with every state of a release and of its payout. */
export function escrowStories(world: World): Record<string, Story> {
  const { buyer, seller, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  const running = { ends: 'paid', rivals: [] } as const;
  return {
    'escrow of the buyer': withMoney(
      world,
      { ...running, buyer, owner: user(18), began: 70, paid: 2, rivals: [user(19)] },
      [
        { amount: 40_000, after: 20, ends: 'approved' },
        { amount: 25_000, after: 40, ends: 'refused' },
        { amount: 18_000, after: 30, ends: 'cancelled' },
        { amount: 12_000, after: 10, ends: 'approved', isBack: true },
        { amount: 21_000, ago: 40, ends: 'requested' },
      ],
    ),
    'escrow of the seller': withMoney(
      world,
      { ...running, buyer: user(20), owner: seller, began: 85, paid: 2, rivals: [user(21)] },
      [
        { amount: 45_000, after: 24, ends: 'approved' },
        { amount: 30_000, after: 24, ends: 'dismissed' },
        { amount: 22_000, after: 24, ends: 'expired' },
        { amount: 600_000, after: 24, ends: 'approved', payout: 'paid' },
        { amount: 400_000, after: 24, ends: 'approved', payout: 'rejected' },
        { amount: 350_000, ago: 70, ends: 'approved', payout: 'seconded' },
        { amount: 15_000, ago: 50, ends: 'disputed' },
      ],
    ),
    'escrow of a rival': withMoney(
      world,
      { ...running, buyer: user(22), owner: user(0), began: 60, paid: 1 },
      [
        { amount: 300_000, ago: 190, ends: 'awarded', payout: 'waiting' },
        { amount: 5_000, ago: 90, ends: 'requested' },
      ],
      true,
    ),
    'escrow with a bank that refuses': withMoney(
      world,
      { ...running, buyer: user(23), owner: user(14), began: 50, paid: 1 },
      [{ amount: 35_000, after: 24, ends: 'approved' }],
    ),
    'escrow with a slow bank': withMoney(
      world,
      { ...running, buyer: user(21), owner: user(15), began: 48, paid: 1 },
      [
        { amount: 9_000, ago: 0.02, ends: 'approved', payout: 'sent' },
        { amount: 7_000, ago: 0.002, ends: 'approved', payout: 'unsent' },
      ],
    ),
    'a home of the buyer is sold': withMoney(
      world,
      { ...running, buyer: user(1), owner: buyer, began: 34, paid: 1 },
      [
        { amount: 10_000, after: 24, ends: 'approved' },
        { amount: 6_000, ago: 60, ends: 'requested' },
      ],
    ),
    'the seller buys': withMoney(
      world,
      { buyer: seller, owner: user(2), began: 44, ends: 'paid', paid: 1 },
      [{ amount: 4_000, after: 24, ends: 'approved', isBack: true }],
    ),
    'a cancelled deal of the buyer': withMoney(
      world,
      { buyer, owner: user(15), began: 40, ends: 'cancelled', by: 'buyer', rivals: [] },
      [],
    ),
    'a sale of the seller': withMoney(
      world,
      {
        buyer: user(16),
        owner: seller,
        began: 150,
        ends: 'completed',
        rivals: [user(17)],
        paid: 3,
      },
      [],
    ),
    'a purchase of the buyer': withMoney(
      world,
      { buyer, owner: user(17), began: 160, ends: 'completed', rivals: [], paid: 3 },
      [],
    ),
  };
}
