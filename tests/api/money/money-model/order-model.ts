import { paise } from '#domain/lib/money.ts';
import { taxBack, taxWithin } from '#domain/money/gst.ts';
import { accounts, credit, debit, type Entry } from '#domain/money/ledger.ts';
import { UNPAID_STATES } from '#domain/money/order.ts';
import type { Books } from './books.ts';
import type { ModelBooking, ModelOrder, ModelRefund } from './things.ts';

export const SECOND_MS = 1_000;
const DAY_MS = 86_400 * SECOND_MS;
/** How long what the sandbox leaves waiting takes to end. */
export const WAIT_MS = 30 * SECOND_MS;

interface Surroundings {
  clock: { ms: number };
  habits: { forgets: boolean };
}

/** What orders, refunds and what is held must be by the rules, told in the model's own words. */
export class OrderModel {
  readonly orders: ModelOrder[] = [];
  readonly bookings: ModelBooking[] = [];

  readonly books: Books;
  protected readonly clock: { ms: number };
  protected readonly habits: { forgets: boolean };

  constructor(books: Books, { clock, habits }: Surroundings) {
    this.books = books;
    this.clock = clock;
    this.habits = habits;
  }

  get now(): number {
    return this.clock.ms;
  }

  isUnpaid = ({ state }: ModelOrder) => (UNPAID_STATES as readonly string[]).includes(state);
  isRunning = ({ state }: ModelOrder) => state === 'created' || state === 'open';

  held({ purpose, id, booking }: ModelOrder): string | undefined {
    if (purpose === 'penny') return accounts.escrow('penny', id);
    return booking && accounts.escrow('booking', booking.id);
  }

  private asset = (order: ModelOrder) =>
    this.held(order) ? accounts.escrowBank : accounts.gateway;

  private parts(order: ModelOrder, { net, cgst, sgst, igst, total } = order.tax): Entry[] {
    const held = this.held(order);
    if (held) return [debit(held, total)];
    return [
      debit(accounts.income(order.purpose), net),
      debit(accounts.gst('cgst'), cgst),
      debit(accounts.gst('sgst'), sgst),
      debit(accounts.gst('igst'), igst),
    ];
  }

  /** Whether what an order is for can be given now. */
  private canGive({ purpose, booking, instalment }: ModelOrder): boolean {
    if (purpose === 'token') return booking?.state === 'accepted' && booking.expiresAt > this.now;
    if (purpose === 'instalment') return booking?.state === 'paid' && instalment?.state === 'due';
    if (purpose === 'penny') return !this.isTested(booking);
    return true;
  }

  isTested = (booking?: ModelBooking) =>
    this.orders.some(
      (order) => order.purpose === 'penny' && order.booking === booking && order.state === 'paid',
    );

  private give(order: ModelOrder): void {
    order.state = 'paid';
    order.paidAt = this.now;
    if (order.purpose === 'token' && order.booking) order.booking.state = 'paid';
    if (order.instalment) order.instalment.state = 'paid';
    this.books.post([debit(this.asset(order), order.tax.total)]);
    this.books.post(this.parts(order), -1);
  }

  /** We have asked the gateway how an order stands. */
  settled(order: ModelOrder): void {
    order.checkedAt = this.now;
    const { total } = order.tax;
    const back: ModelRefund[] = [];
    for (; order.answered < order.successes; order.answered++) {
      if (this.isUnpaid(order) && this.canGive(order)) {
        this.give(order);
        continue;
      }
      if (this.isUnpaid(order)) order.state = 'returned';
      this.books.post([debit(this.asset(order), total), credit(accounts.unclaimed, total)]);
      back.push(this.promise(order, total, [debit(accounts.unclaimed, total)], true));
    }
    if (this.habits.forgets) return;
    for (const refund of back) this.sent(refund);
    if (order.purpose === 'penny' && order.state === 'paid') this.penniesReturned();
  }

  private promise(order: ModelOrder, amount: number, from: Entry[], isGiveBack: boolean) {
    const entries = [...from, credit(accounts.refundsDue, paise(amount))];
    this.books.post(entries);
    const refund: ModelRefund = {
      ...{ order, amount, isGiveBack, entries, state: 'requested' },
      ...{ end: 'done', endsAt: 0, touchedAt: 0 },
    };
    order.refunds.push(refund);
    return refund;
  }

  promised = ({ refunds }: ModelOrder) =>
    refunds.reduce((sum, { amount, isGiveBack }) => sum + (isGiveBack ? 0 : amount), 0);

  mayRefund(order: ModelOrder, amount: number): boolean {
    const left = order.tax.total - this.promised(order);
    const held = this.held(order);
    if (order.state !== 'paid' || amount > left) return false;
    if (held && amount > this.books.heldOn(held) - this.stuck(order)) return false;
    const stands = order.booking?.state === 'paid' || order.booking?.state === 'completed';
    return !(amount === left && order.purpose !== 'penny' && stands);
  }

  /** Promised and failed, so that it stands on the account again but is the payer's. */
  private stuck = (order: ModelOrder) =>
    order.booking && order.purpose !== 'penny' ? this.stuckOf(order.booking) : 0;

  stuckOf = (booking: ModelBooking) =>
    this.orders
      .filter((order) => order.booking === booking && order.purpose !== 'penny')
      .flatMap(({ refunds }) => refunds)
      .filter(({ isGiveBack, state }) => !isGiveBack && state === 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  refunded(order: ModelOrder, amount: number): ModelRefund {
    const before = order.refunds.filter(({ isGiveBack }) => !isGiveBack);
    const parts = before.map((refund) => paise(refund.amount));
    const tax = taxWithin(order.tax, paise(amount), taxBack(order.tax, parts));
    return this.promise(order, amount, this.parts(order, tax), false);
  }

  retried(refund: ModelRefund): void {
    refund.state = 'requested';
    refund.touchedAt = this.now;
    this.books.post(refund.entries);
  }

  /** The gateway was told of a refund. */
  sent(refund: ModelRefund): void {
    if (refund.state !== 'requested') return;
    const last = refund.amount % 100;
    refund.end = last === 13 ? 'failed' : 'done';
    refund.endsAt = this.now + (last === 13 || last === 7 ? WAIT_MS : 0);
    refund.state = 'processing';
    refund.touchedAt = this.now;
    this.followed(refund);
  }

  /** We have asked how a refund stands. */
  followed(refund: ModelRefund): void {
    if (refund.state !== 'processing' || refund.endsAt > this.now) return;
    refund.state = refund.end;
    refund.touchedAt = this.now;
    const { order, amount, entries } = refund;
    const sent = [
      debit(accounts.refundsDue, paise(amount)),
      credit(this.asset(order), paise(amount)),
    ];
    if (refund.end === 'failed') this.books.post(entries, -1);
    else this.books.post(sent);
  }

  penniesReturned(): void {
    for (const order of this.orders) {
      const isDue = order.purpose === 'penny' && order.state === 'paid';
      if (!isDue || this.promised(order) > 0 || order.paidAt <= this.now - 30 * DAY_MS) continue;
      this.sent(this.refunded(order, order.tax.total));
    }
  }

  /** What was paid into a booking, the first first. */
  paidFor = (booking: ModelBooking) =>
    this.orders
      .filter(
        (order) => order.booking === booking && order.purpose !== 'penny' && order.state === 'paid',
      )
      .toSorted((a, b) => a.id - b.id);

  /** What of a booking’s money may be asked for. */
  available(booking: ModelBooking): number {
    const asked = booking.releases
      .filter(({ state, expiresAt }) => state === 'requested' && expiresAt > this.now)
      .reduce((sum, { amount }) => sum + amount, 0);
    return Math.max(0, this.freeOf(booking) - asked);
  }

  freeOf = (booking: ModelBooking) => this.heldFor(booking) - this.stuckOf(booking);

  heldFor = ({ id }: ModelBooking) => this.books.heldOn(accounts.escrow('booking', id));
}
