import { inFull } from '#client/deals/deal/in-full.ts';
import type { Tone } from '#client/ui/Badge.tsx';
import { said } from '#client/ui/said.ts';
import type { DealMoney, MoneyEvent } from '#contract/money/escrow.ts';
import type { ReleaseRow } from '#contract/money/releases.ts';
import type { RefundState } from '#domain/money/refund.ts';
import { labels } from '#messages/lib/labels.ts';
import checkoutWords from '#messages/money/checkout/index.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';

interface Words {
  title: string;
  tone?: Tone;
}

const ON_ITS_WAY = said(() => dealPaymentsWords.onItsWayToBank, 'brand');

/** A request's state; once approved, how far its transfer is. */
export function releaseWords({ state, payout, part, target }: ReleaseRow): Words {
  switch (state) {
    case 'requested':
      return part === 'payer'
        ? { title: dealPaymentsWords.waitsCode, tone: 'brand' }
        : { title: dealPaymentsWords.waitsAnswer, tone: 'warn' };
    case 'approved':
      if (payout === 'waiting' || payout === 'seconded') {
        return { title: dealPaymentsWords.beingCheckedStaff, tone: 'warn' };
      }
      return payout === 'approved' && target?.wait
        ? { title: dealPaymentsWords.waitsBankAccount, tone: 'warn' }
        : ON_ITS_WAY;
    case 'paid':
      return { title: checkoutWords.paid, tone: 'good' };
    case 'refused':
      return { title: dealPaymentsWords.refused, tone: 'bad' };
    case 'cancelled':
      return { title: dealPaymentsWords.takenBack };
    case 'expired':
      return { title: dealPaymentsWords.timeOver };
    case 'failed':
      return { title: dealPaymentsWords.stopped, tone: 'bad' };
    case 'disputed':
      return { title: dealPaymentsWords.staff, tone: 'warn' };
    case 'dismissed':
      return { title: dealPaymentsWords.refusedStaff, tone: 'bad' };
  }
}

export const KIND_WORDS: Record<ReleaseRow['kind'], string> = labels(
  () => dealPaymentsWords.kindWords,
);

export const REFUND_WORDS: Record<RefundState, Words> = {
  requested: said(() => dealPaymentsWords.beingSent, 'warn'),
  processing: said(() => dealPaymentsWords.way, 'brand'),
  done: said(() => dealPaymentsWords.sentBack, 'good'),
  failed: said(() => dealPaymentsWords.beingLookedInto, 'bad'),
};

const EVENTS: Record<string, Words> = {
  'booking place': said(() => dealPaymentsWords.booked, 'brand'),
  'booking hold': said(() => dealPaymentsWords.testPaymentMade, 'good'),
  'booking accept': said(() => dealPaymentsWords.ownerAccepted, 'good'),
  'booking decline': said(() => dealPaymentsWords.ownerDeclined, 'bad'),
  'booking pay': said(() => dealPaymentsWords.tokenAmountPaid, 'good'),
  'booking complete': said(() => dealPaymentsWords.completed, 'good'),
  'booking cancelByBuyer': said(() => dealPaymentsWords.buyerCancelled, 'bad'),
  'booking cancelByOwner': said(() => dealPaymentsWords.ownerCancelled, 'bad'),
  'booking settle': said(() => dealPaymentsWords.endedSettlement, 'bad'),
  'booking expire': said(() => dealPaymentsWords.timeWas),
  'booking addDocument': said(() => dealPaymentsWords.documentAdded),
  'instalment propose': said(() => dealPaymentsWords.instalmentProposed),
  'instalment pay': said(() => dealPaymentsWords.instalmentPaid, 'good'),
  'instalment waive': said(() => dealPaymentsWords.instalmentNotAsked),
  'instalment lapse': said(() => dealPaymentsWords.instalmentEndedBooking),
  'release ask': said(() => dealPaymentsWords.moneyAsked, 'brand'),
  'release approve': said(() => dealPaymentsWords.letGoCode, 'good'),
  'release refuse': said(() => dealPaymentsWords.requestRefused, 'bad'),
  'release dispute': said(() => dealPaymentsWords.refusalDisputed, 'warn'),
  'release award': said(() => dealPaymentsWords.letGoStaff, 'good'),
  'release dismiss': said(() => dealPaymentsWords.refusedStaff, 'bad'),
  'release cancel': said(() => dealPaymentsWords.requestTakenBack),
  'release expire': said(() => dealPaymentsWords.requestEnded),
  'release pay': said(() => dealPaymentsWords.arrivedBank, 'good'),
  'release fail': said(() => dealPaymentsWords.transferStopped, 'bad'),
  'settlement propose': said(() => dealPaymentsWords.settlementProposed, 'brand'),
  'settlement counter': said(() => dealPaymentsWords.answeredAnotherSettlement),
  'settlement refuse': said(() => dealPaymentsWords.settlementRefused, 'bad'),
  'settlement withdraw': said(() => dealPaymentsWords.settlementTakenBack),
  'settlement agree': said(() => dealPaymentsWords.settlementAgreedCode, 'good'),
  'settlement dispute': said(() => dealPaymentsWords.refusedSettlementDisputed, 'warn'),
  'settlement escalate': said(() => dealPaymentsWords.settlementGoesStaff, 'warn'),
  'settlement decide': said(() => dealPaymentsWords.settlementDecidedStaff, 'good'),
  'settlement dismiss': said(() => dealPaymentsWords.staffLeftDeal),
  'settlement lapse': said(() => dealPaymentsWords.settlementEndedBooking),
  'settlement settle': said(() => dealPaymentsWords.moneyDivided, 'good'),
  'settlement owe': said(() => dealPaymentsWords.moneyDividedPart, 'warn'),
  'settlement repay': said(() => dealPaymentsWords.whatOwedPaid, 'good'),
  'settlement receive': said(() => dealPaymentsWords.whatOwedReceived, 'good'),
  'refund request': said(() => dealPaymentsWords.refundBegun, 'brand'),
  'refund send': said(() => dealPaymentsWords.refundWay),
  'refund succeed': said(() => dealPaymentsWords.refundSent, 'good'),
  'refund fail': said(() => dealPaymentsWords.refundDidNot, 'bad'),
  'refund retry': said(() => dealPaymentsWords.refundTriedAgain),
};

export function eventWords({ about, event, amount }: MoneyEvent): Words {
  const words = EVENTS[`${about} ${event}`] ?? { title: event };
  return amount === null ? words : { ...words, title: `${words.title}: ${inFull(amount)}` };
}

/** Whether there is money to show, or to come. */
export const hasMoney = ({ state, payments }: DealMoney): boolean =>
  payments.length > 0 || state === 'accepted' || state === 'paid' || state === 'completed';
