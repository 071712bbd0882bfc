import { STATE_TABLES, type StateTableName } from '#domain/state-tables.ts';

/**
 * A deal as a whole: booking, payments, releases with their payouts, refunds, settlement and
 * agreement, each by its own table, and the money between them in units. The token amount is two
 * units, so that half of it is one; one instalment is one unit; a gateway’s fee counts as nothing.
 */
export interface Deal {
  booking: string;
  instalment: string;
  /** One release at a time: to the owner or back to the buyer. */
  release: string;
  releaseTo: 'owner' | 'buyer' | '';
  payout: string;
  refund: string;
  settlement: string;
  agreement: string;
  /** On the escrow account; what is on its way to each; what each has at their bank. */
  held: number;
  toOwner: number;
  toBuyer: number;
  refunding: number;
  /** What the end left to the owner, not claimed yet. */
  left: number;
  owed: number;
  owner: number;
  buyer: number;
}

export const START: Deal = {
  booking: 'held',
  instalment: 'due',
  release: '',
  releaseTo: '',
  payout: '',
  refund: '',
  settlement: '',
  agreement: '',
  held: 0,
  toOwner: 0,
  toBuyer: 0,
  refunding: 0,
  left: 0,
  owed: 0,
  owner: 0,
  buyer: 0,
};

const TOKEN = 2;
const PART = 1;

export interface Move {
  name: string;
  by: string;
  to: Deal;
}

type Kind = Extract<
  StateTableName,
  'booking' | 'instalment' | 'release' | 'payout' | 'refund' | 'settlement' | 'agreement'
>;

/** Where a step of a table leads, or undefined where it may not start. */
function take(kind: Kind, name: string, state: string) {
  const table = STATE_TABLES[kind].transitions;
  const found = table.find((transition) => transition.name === name);
  if (!found) throw new Error(`The table of ${kind} has no ${name}`);
  const from: readonly string[] = found.from;
  return from.includes(state) ? { to: found.to, by: found.by } : undefined;
}

const OPEN = ['requested', 'disputed'];
const OVER = ['cancelled', 'completed'];
const LIVE = ['held', 'accepted', 'paid'];

/** Nothing is asked for any more. */
const ended = (deal: Deal): Deal => ({
  ...deal,
  instalment: deal.instalment === 'due' ? 'waived' : deal.instalment,
  release: OPEN.includes(deal.release) ? 'expired' : deal.release,
});

const lapsed = (deal: Deal): Deal => ({
  ...deal,
  settlement: take('settlement', 'lapse', deal.settlement)?.to ?? deal.settlement,
});

/** Money back to the buyer the way it came. */
const refunded = (deal: Deal, units: number): Deal =>
  units === 0
    ? deal
    : { ...deal, held: deal.held - units, refunding: deal.refunding + units, refund: 'requested' };

/** All that was paid, wherever it is; what each side has got. */
export const paidIn = (d: Deal) =>
  d.held + d.toOwner + d.toBuyer + d.refunding + d.left + d.owner + d.buyer;
const hasOwner = (d: Deal) => d.toOwner + d.owner + d.left;
const hasBuyer = (d: Deal) => d.toBuyer + d.buyer + d.refunding;

/** As `divide` does it, after what was not sent is taken back. */
function settled(deal: Deal, buyerPart: number): Deal {
  let now = ended(deal.booking === 'paid' ? { ...deal, booking: 'cancelled' } : deal);
  const ownerPart = paidIn(now) - buyerPart;
  const recalled = take('payout', 'recall', now.payout);
  const over = now.releaseTo === 'owner' ? hasOwner(now) > ownerPart : hasBuyer(now) > buyerPart;
  if (recalled && over) {
    const units = now.releaseTo === 'owner' ? now.toOwner : now.toBuyer;
    now = {
      ...now,
      payout: recalled.to,
      release: 'failed',
      held: now.held + units,
      toOwner: now.releaseTo === 'owner' ? 0 : now.toOwner,
      toBuyer: now.releaseTo === 'buyer' ? 0 : now.toBuyer,
    };
  }
  const owed = Math.max(0, hasOwner(now) - ownerPart) + Math.max(0, hasBuyer(now) - buyerPart);
  const back = Math.min(now.held, Math.max(0, buyerPart - hasBuyer(now)));
  const left = now.held - back;
  now = refunded(now, back);
  return {
    ...now,
    held: 0,
    left: now.left + left,
    owed,
    settlement: owed > 0 ? 'owing' : 'settled',
  };
}

/** What cancelling gives back by the rules; undefined where less is held than that. */
function cancelled(deal: Deal, late: boolean): Deal | undefined {
  const now = lapsed(ended({ ...deal, booking: 'cancelled' }));
  const instalment = deal.instalment === 'paid' ? PART : 0;
  const due = Math.max(0, (late ? TOKEN / 2 : TOKEN) + instalment - hasBuyer(deal));
  if (due > deal.held) return undefined;
  const back = refunded(now, due);
  return { ...back, left: back.left + back.held, held: 0 };
}

/** Every step that may be taken now, each by its table. */
export function movesOf(deal: Deal): Move[] {
  const moves: Move[] = [];
  const add = (kind: Kind, name: string, next: (to: string) => Deal | undefined, may = true) => {
    const found = may ? take(kind, name, deal[kind]) : undefined;
    const to = found && next(found.to);
    if (found && to) moves.push({ name: `${kind} ${name}`, by: found.by, to });
  };
  const begin = (name: string, by: string, to: Deal, may: boolean) => {
    if (may) moves.push({ name, by, to });
  };
  const { booking, release, held, releaseTo } = deal;

  add('booking', 'accept', (to) => ({ ...deal, booking: to }));
  add('booking', 'decline', (to) => ended({ ...deal, booking: to }));
  add('booking', 'pay', (to) => ({ ...deal, booking: to, held: held + TOKEN }));
  add('booking', 'expire', (to) => ended({ ...deal, booking: to }));
  add('booking', 'complete', (to) => ({ ...deal, booking: to }), deal.instalment !== 'due');
  for (const by of ['cancelByBuyer', 'cancelByOwner']) {
    for (const late of by === 'cancelByBuyer' && booking === 'paid' ? [false, true] : [false]) {
      add('booking', by, (to) =>
        booking === 'paid' ? cancelled(deal, late) : ended({ ...deal, booking: to }),
      );
    }
  }
  add(
    'instalment',
    'pay',
    (to) => ({ ...deal, instalment: to, held: held + PART }),
    booking === 'paid',
  );
  add('instalment', 'waive', (to) => ({ ...deal, instalment: to }), LIVE.includes(booking));

  // A unit of what is held is asked for, once the one before is over.
  const idle = ['', 'paid', 'refused', 'cancelled', 'expired', 'failed', 'dismissed'];
  for (const to of ['owner', 'buyer'] as const) {
    begin(
      `release ask to the ${to}`,
      'payee',
      { ...deal, release: 'requested', releaseTo: to, payout: '' },
      held > 0 && idle.includes(release),
    );
  }
  const letGo = (to: string): Deal | undefined =>
    held > 0
      ? {
          ...deal,
          release: to,
          payout: 'waiting',
          held: held - 1,
          ...(releaseTo === 'owner'
            ? { toOwner: deal.toOwner + 1 }
            : { toBuyer: deal.toBuyer + 1 }),
        }
      : undefined;
  for (const name of ['approve', 'award']) add('release', name, letGo);
  for (const name of ['refuse', 'cancel', 'dismiss', 'expire']) {
    add('release', name, (to) => ({ ...deal, release: to }));
  }
  add('release', 'dispute', (to) => ({ ...deal, release: to }), held > 0);

  for (const name of ['pass', 'second', 'approve', 'send', 'fail', 'retry']) {
    add('payout', name, (to) => ({ ...deal, payout: to }));
  }
  add('payout', 'succeed', (to) => ({
    ...deal,
    payout: to,
    release: 'paid',
    toOwner: 0,
    toBuyer: 0,
    owner: deal.owner + deal.toOwner,
    buyer: deal.buyer + deal.toBuyer,
  }));
  add('payout', 'reject', (to) => ({
    ...deal,
    payout: to,
    release: 'failed',
    toOwner: 0,
    toBuyer: 0,
    held: held + deal.toOwner + deal.toBuyer,
  }));
  begin(
    'release claim what the end left',
    'payee',
    { ...deal, left: 0, owner: deal.owner + deal.left },
    deal.left > 0,
  );

  for (const name of ['send', 'fail', 'retry'])
    add('refund', name, (to) => ({ ...deal, refund: to }));
  add('refund', 'succeed', (to) => ({
    ...deal,
    refund: to,
    refunding: 0,
    buyer: deal.buyer + deal.refunding,
  }));

  const divisible = booking === 'paid' ? paidIn(deal) > 0 : OVER.includes(booking) && held > 0;
  begin(
    'settlement propose',
    'party',
    { ...deal, settlement: 'proposed' },
    divisible && !['proposed', 'disputed', 'owing'].includes(deal.settlement),
  );
  for (const name of ['counter', 'refuse', 'withdraw', 'dispute', 'escalate', 'dismiss']) {
    add('settlement', name, (to) => ({ ...deal, settlement: to }));
  }
  for (const name of ['agree', 'decide']) {
    for (let part = 0; part <= paidIn(deal); part++) {
      add('settlement', name, () => settled(deal, part), divisible);
    }
  }
  for (const name of ['repay', 'receive']) {
    add('settlement', name, (to) => ({ ...deal, settlement: to, owed: 0 }));
  }

  begin(
    'agreement draft',
    'lawyer',
    { ...deal, agreement: 'draft' },
    LIVE.includes(booking) && deal.agreement === '',
  );
  for (const { name } of STATE_TABLES.agreement.transitions) {
    add('agreement', name, (to) => ({ ...deal, agreement: to }));
  }
  return moves;
}
