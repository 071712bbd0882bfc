import { cancelBooking } from '#contract/deals/booking-steps.ts';
import { decideSettlement, dismissSettlement } from '#contract/money/settlement-admin.ts';
import {
  agreeSettlement,
  disputeSettlement,
  proposeSettlement,
  refuseSettlement,
  sendSettlementCode,
  withdrawSettlement,
} from '#contract/money/settlement-steps.ts';
import { getSettlements } from '#contract/money/settlements.ts';
import { fromPercent } from '#domain/lib/percent.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import type { SettlementState } from '#domain/money/settlement.ts';
import { type Deal, deal } from './bookings.ts';
import { release } from './escrow.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { other, type World } from './world.ts';

interface Ending {
  /** `agreed` is none that lasts. */
  ends: Exclude<SettlementState, 'agreed'> | 'decided';
  /** Hours ago it was proposed; without it a few days after the token. */
  ago?: number;
  /** Thousands of rupees the owner got out of escrow before. */
  had?: number;
}

const REASONS = {
  loan: 'The bank has declined the loan; we share what the months have cost.',
  counter: 'I have let two other families go. Half of the token is fair.',
  no: 'The flat stood empty for us for two months.',
  dispute: 'We told of the bank’s refusal within the week; our messages show it.',
  decided: 'The bank’s letter is dated before the day the owner was told of it.',
  dismissed: 'The loan was sanctioned by another bank since; the deal goes on.',
} as const;

/** A deal with its token paid that ends by dividing the money, as far as it comes. */
async function* settlement(world: World, given: Deal, { ends, ago, had }: Ending): Story {
  const { stage, cast } = world;
  const { buyer, owner } = given;
  const { bookingId } = yield* deal(world, given);
  if (had) yield* release(world, given, bookingId, { amount: had * 1_000, ends: 'approved' });
  const at = ago === undefined ? hoursFrom(stage.context.now(), 50) : stage.ago(ago);

  /** Of all that was paid, the buyer's part. */
  async function propose(who: Player, percent: number, reason: string): Promise<number> {
    const { total } = await stage.as(who, getSettlements, { params: { id: bookingId } });
    const toBuyer = Math.floor(total * fromPercent(percent));
    const { settlementId } = await stage.as(who, proposeSettlement, {
      params: { id: bookingId },
      body: { toBuyer, total, reason },
    });
    return settlementId;
  }
  async function agree(who: Player, id: number): Promise<void> {
    await stage.as(who, sendSettlementCode, { params: { id } });
    await stage.as(who, agreeSettlement, { params: { id }, body: { code: stage.code() } });
  }

  yield at;
  const id = await propose(buyer, ends === 'owing' ? 100 : 80, REASONS.loan);
  const params = { id };
  if (ends === 'proposed') return;
  yield hoursFrom(at, 5);
  if (ends === 'withdrawn') await stage.as(buyer, withdrawSettlement, { params });
  else if (ends === 'owing') await agree(owner, id);
  else if (ends === 'countered' || ends === 'settled') {
    const counter = await propose(owner, 50, REASONS.counter);
    yield hoursFrom(at, 20);
    if (ends === 'settled') await agree(buyer, counter);
  } else {
    await stage.as(owner, refuseSettlement, { params, body: { reason: REASONS.no } });
    if (ends === 'refused') return;
    yield hoursFrom(at, 9);
    if (ends === 'lapsed') {
      const body = { reason: REASONS.loan };
      await stage.as(buyer, cancelBooking, { params: { id: bookingId }, body });
      return;
    }
    await stage.as(buyer, disputeSettlement, { params, body: { reason: REASONS.dispute } });
    if (ends === 'disputed') return;
    yield hoursFrom(at, 40);
    const staff = { params: { settlementId: id } };
    if (ends === 'dismissed') {
      const body = { reason: REASONS.dismissed };
      await stage.as(cast.admin, dismissSettlement, { ...staff, body });
      return;
    }
    const { total } = await stage.as(buyer, getSettlements, { params: { id: bookingId } });
    const body = { toBuyer: Math.floor(total * fromPercent(70)), reason: REASONS.decided };
    await stage.as(cast.admin, decideSettlement, { ...staff, body });
    await stage.as(cast.admin2, decideSettlement, { ...staff, body }).catch(() => undefined);
  }
}

/** Deals that end by a settlement, in every state of one. */
export function settlementStories(world: World): Record<string, Story> {
  const { buyer, seller, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  const endings: readonly [Deal, Ending][] = [
    [
      { buyer, owner: user(3), began: 22, ends: 'paid' },
      { ends: 'proposed', ago: 30 },
    ],
    [
      { buyer: user(4), owner: seller, began: 26, ends: 'paid' },
      { ends: 'countered', ago: 60 },
    ],
    [{ buyer: user(5), owner: user(6), began: 52, ends: 'paid' }, { ends: 'refused' }],
    [{ buyer: user(7), owner: user(8), began: 58, ends: 'paid' }, { ends: 'withdrawn' }],
    [
      { buyer: user(9), owner: user(10), began: 30, ends: 'paid' },
      { ends: 'disputed', ago: 70 },
    ],
    [{ buyer: user(11), owner: user(12), began: 66, ends: 'paid' }, { ends: 'dismissed' }],
    [{ buyer: user(13), owner: user(14), began: 72, ends: 'paid' }, { ends: 'lapsed' }],
    [
      { buyer: user(15), owner: user(16), began: 38, ends: 'paid' },
      { ends: 'owing', ago: 90, had: 20 },
    ],
    [{ buyer, owner: user(17), began: 90, ends: 'paid' }, { ends: 'settled' }],
    [{ buyer: user(18), owner: user(19), began: 104, ends: 'paid' }, { ends: 'decided' }],
  ];
  return Object.fromEntries(
    endings.map(([given, ending]) => [
      `settlement ${ending.ends}`,
      settlement(world, given, ending),
    ]),
  );
}
