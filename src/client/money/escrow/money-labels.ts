import { inFull } from '#client/deals/deal/in-full.ts';
import type { Tone } from '#client/ui/Badge.tsx';
import type { DealMoney, MoneyEvent, ReleaseRow } from '#contract/money/escrow.ts';
import type { RefundState } from '#domain/money/refund.ts';
import { labels } from '#messages/lib/labels.ts';
import checkoutWords from '#messages/money/checkout/index.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';

interface Words {
  title: string;
  tone?: Tone;
}

const ON_ITS_WAY: Words = { title: 'On its way to the bank', tone: 'brand' };

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
  requested: {
    get title() {
      return dealPaymentsWords.beingSent;
    },
    tone: 'warn',
  },
  processing: {
    get title() {
      return dealPaymentsWords.way;
    },
    tone: 'brand',
  },
  done: {
    get title() {
      return dealPaymentsWords.sentBack;
    },
    tone: 'good',
  },
  failed: {
    get title() {
      return dealPaymentsWords.beingLookedInto;
    },
    tone: 'bad',
  },
};

const EVENTS: Record<string, Words> = {
  'booking place': {
    get title() {
      return dealPaymentsWords.booked;
    },
    tone: 'brand',
  },
  'booking hold': {
    get title() {
      return dealPaymentsWords.testPaymentMade;
    },
    tone: 'good',
  },
  'booking accept': {
    get title() {
      return dealPaymentsWords.ownerAccepted;
    },
    tone: 'good',
  },
  'booking decline': {
    get title() {
      return dealPaymentsWords.ownerDeclined;
    },
    tone: 'bad',
  },
  'booking pay': {
    get title() {
      return dealPaymentsWords.tokenAmountPaid;
    },
    tone: 'good',
  },
  'booking complete': {
    get title() {
      return dealPaymentsWords.completed;
    },
    tone: 'good',
  },
  'booking cancelByBuyer': {
    get title() {
      return dealPaymentsWords.buyerCancelled;
    },
    tone: 'bad',
  },
  'booking cancelByOwner': {
    get title() {
      return dealPaymentsWords.ownerCancelled;
    },
    tone: 'bad',
  },
  'booking settle': {
    get title() {
      return dealPaymentsWords.endedSettlement;
    },
    tone: 'bad',
  },
  'booking expire': {
    get title() {
      return dealPaymentsWords.timeWas;
    },
  },
  'booking addDocument': {
    get title() {
      return dealPaymentsWords.documentAdded;
    },
  },
  'instalment propose': {
    get title() {
      return dealPaymentsWords.instalmentProposed;
    },
  },
  'instalment pay': {
    get title() {
      return dealPaymentsWords.instalmentPaid;
    },
    tone: 'good',
  },
  'instalment waive': {
    get title() {
      return dealPaymentsWords.instalmentNotAsked;
    },
  },
  'instalment lapse': {
    get title() {
      return dealPaymentsWords.instalmentEndedBooking;
    },
  },
  'release ask': {
    get title() {
      return dealPaymentsWords.moneyAsked;
    },
    tone: 'brand',
  },
  'release approve': {
    get title() {
      return dealPaymentsWords.letGoCode;
    },
    tone: 'good',
  },
  'release refuse': {
    get title() {
      return dealPaymentsWords.requestRefused;
    },
    tone: 'bad',
  },
  'release dispute': {
    get title() {
      return dealPaymentsWords.refusalDisputed;
    },
    tone: 'warn',
  },
  'release award': {
    get title() {
      return dealPaymentsWords.letGoStaff;
    },
    tone: 'good',
  },
  'release dismiss': {
    get title() {
      return dealPaymentsWords.refusedStaff;
    },
    tone: 'bad',
  },
  'release cancel': {
    get title() {
      return dealPaymentsWords.requestTakenBack;
    },
  },
  'release expire': {
    get title() {
      return dealPaymentsWords.requestEnded;
    },
  },
  'release pay': {
    get title() {
      return dealPaymentsWords.arrivedBank;
    },
    tone: 'good',
  },
  'release fail': {
    get title() {
      return dealPaymentsWords.transferStopped;
    },
    tone: 'bad',
  },
  'settlement propose': {
    get title() {
      return dealPaymentsWords.settlementProposed;
    },
    tone: 'brand',
  },
  'settlement counter': {
    get title() {
      return dealPaymentsWords.answeredAnotherSettlement;
    },
  },
  'settlement refuse': {
    get title() {
      return dealPaymentsWords.settlementRefused;
    },
    tone: 'bad',
  },
  'settlement withdraw': {
    get title() {
      return dealPaymentsWords.settlementTakenBack;
    },
  },
  'settlement agree': {
    get title() {
      return dealPaymentsWords.settlementAgreedCode;
    },
    tone: 'good',
  },
  'settlement dispute': {
    get title() {
      return dealPaymentsWords.refusedSettlementDisputed;
    },
    tone: 'warn',
  },
  'settlement escalate': {
    get title() {
      return dealPaymentsWords.settlementGoesStaff;
    },
    tone: 'warn',
  },
  'settlement decide': {
    get title() {
      return dealPaymentsWords.settlementDecidedStaff;
    },
    tone: 'good',
  },
  'settlement dismiss': {
    get title() {
      return dealPaymentsWords.staffLeftDeal;
    },
  },
  'settlement lapse': {
    get title() {
      return dealPaymentsWords.settlementEndedBooking;
    },
  },
  'settlement settle': {
    get title() {
      return dealPaymentsWords.moneyDivided;
    },
    tone: 'good',
  },
  'settlement owe': {
    get title() {
      return dealPaymentsWords.moneyDividedPart;
    },
    tone: 'warn',
  },
  'settlement repay': {
    get title() {
      return dealPaymentsWords.whatOwedPaid;
    },
    tone: 'good',
  },
  'settlement receive': {
    get title() {
      return dealPaymentsWords.whatOwedReceived;
    },
    tone: 'good',
  },
  'refund request': {
    get title() {
      return dealPaymentsWords.refundBegun;
    },
    tone: 'brand',
  },
  'refund send': {
    get title() {
      return dealPaymentsWords.refundWay;
    },
  },
  'refund succeed': {
    get title() {
      return dealPaymentsWords.refundSent;
    },
    tone: 'good',
  },
  'refund fail': {
    get title() {
      return dealPaymentsWords.refundDidNot;
    },
    tone: 'bad',
  },
  'refund retry': {
    get title() {
      return dealPaymentsWords.refundTriedAgain;
    },
  },
};

export function eventWords({ about, event, amount }: MoneyEvent): Words {
  const words = EVENTS[`${about} ${event}`] ?? { title: event };
  return amount === null ? words : { ...words, title: `${words.title}: ${inFull(amount)}` };
}

/** Whether there is money to show, or to come. */
export const hasMoney = ({ state, payments }: DealMoney): boolean =>
  payments.length > 0 || state === 'accepted' || state === 'paid' || state === 'completed';
