import { paise } from '#domain/lib/money.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { OrderModel, SECOND_MS, WAIT_MS } from './order-model.ts';
import type { ModelPayout, ModelRelease, ModelSettlement } from './things.ts';

const { MONEY_OUT_DAYS, PAYOUT_FREE_PAISE } = EXPECTED_FIGURES;
const DAY_MS = 86_400_000;

/** Payouts sent at once after an approval. */
const SOON = 20;

/** All of it: with what leaves escrow, too. */
export class Model extends OrderModel {
  readonly releases: ModelRelease[] = [];
  readonly payouts: ModelPayout[] = [];
  readonly settlements: ModelSettlement[] = [];

  /** By nobody's word, and within the limit with what passed so in thirty days for booking or payee. */
  private isFree({ booking, payeeId, amount }: ModelRelease): boolean {
    const since = this.now - MONEY_OUT_DAYS * DAY_MS;
    const passed = this.payouts.filter(
      ({ state, secondedBy, createdAt }) =>
        secondedBy === 0 && state !== 'waiting' && state !== 'rejected' && createdAt > since,
    );
    const sumOf = (payouts: ModelPayout[]) =>
      payouts.reduce((sum, { release }) => sum + release.amount, 0);
    const ofBooking = sumOf(passed.filter(({ release }) => release.booking === booking));
    const ofPayee = sumOf(passed.filter(({ release }) => release.payeeId === payeeId));
    return Math.max(ofBooking, ofPayee) + amount <= PAYOUT_FREE_PAISE;
  }

  letGo(release: ModelRelease, id: number): void {
    const isFree = this.isFree(release);
    release.state = 'approved';
    if (release.kind !== 'forfeit') this.books.post(this.outOfEscrow(release));
    const state = isFree ? 'approved' : 'waiting';
    this.payouts.push({
      id,
      release,
      state,
      secondedBy: 0,
      endsAt: 0,
      touchedAt: this.now,
      createdAt: this.now,
    });
  }

  private outOfEscrow = ({ booking, amount, payeeId }: ModelRelease) => [
    debit(accounts.escrow('booking', booking.id), paise(amount)),
    credit(accounts.payable(payeeId), paise(amount)),
  ];

  stopped(payout: ModelPayout): void {
    payout.state = 'rejected';
    payout.release.state = 'failed';
    if (payout.release.kind !== 'forfeit') this.books.post(this.outOfEscrow(payout.release), -1);
  }

  /** Every payout that may be sent was sent, the longest waiting first. */
  payoutsSent(most = SOON): void {
    const due = this.duePayouts('approved', this.now).slice(0, most);
    for (const payout of due) {
      const { amount, payeeId, account } = payout.release;
      payout.touchedAt = this.now;
      if (account === 'failing') {
        payout.state = 'failed';
        continue;
      }
      this.books.post([
        debit(accounts.payable(payeeId), paise(amount)),
        credit(accounts.payoutsInFlight, paise(amount)),
      ]);
      payout.state = 'sent';
      payout.endsAt = this.now + (account === 'slow' ? WAIT_MS : 0);
      this.arrived(payout);
    }
  }

  payoutsFollowed(): void {
    for (const payout of this.duePayouts('sent', this.now - 15 * SECOND_MS)) {
      payout.touchedAt = this.now;
      this.arrived(payout);
    }
  }

  private duePayouts = (state: ModelPayout['state'], since: number) =>
    this.payouts
      .filter((payout) => payout.state === state && payout.touchedAt <= since)
      .sort((a, b) => a.touchedAt - b.touchedAt || a.id - b.id);

  private arrived(payout: ModelPayout): void {
    if (payout.endsAt > this.now) return;
    payout.state = 'paid';
    payout.release.state = 'paid';
    const { amount } = payout.release;
    this.books.post([
      debit(accounts.payoutsInFlight, paise(amount)),
      credit(accounts.escrowBank, paise(amount)),
    ]);
  }

  soon(): void {
    if (!this.habits.forgets) this.payoutsSent();
  }
}
