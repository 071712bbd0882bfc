import { inFull } from '#client/deals/deal/in-full.ts';
import type { Tone } from '#client/ui/Badge.tsx';
import type { DealMoney, MoneyEvent, ReleaseRow } from '#contract/money/escrow.ts';
import type { RefundState } from '#domain/money/refund.ts';
import checkoutWords from '#messages/money/checkout/index.ts';

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
        ? { title: 'Waits for your code', tone: 'brand' }
        : { title: 'Waits for an answer', tone: 'warn' };
    case 'approved':
      if (payout === 'waiting' || payout === 'seconded') {
        return { title: 'Being checked by our staff', tone: 'warn' };
      }
      return payout === 'approved' && target?.wait
        ? { title: 'Waits for the bank account', tone: 'warn' }
        : ON_ITS_WAY;
    case 'paid':
      return { title: checkoutWords.paid, tone: 'good' };
    case 'refused':
      return { title: 'Refused', tone: 'bad' };
    case 'cancelled':
      return { title: 'Taken back' };
    case 'expired':
      return { title: 'Time over' };
    case 'failed':
      return { title: 'Stopped', tone: 'bad' };
    case 'disputed':
      return { title: 'With our staff', tone: 'warn' };
    case 'dismissed':
      return { title: 'Refused by our staff', tone: 'bad' };
  }
}

export const KIND_WORDS: Record<ReleaseRow['kind'], string> = {
  release: 'To the owner',
  withdrawal: 'Back to the buyer',
  commission: 'Commission',
  forfeit: 'Left at the end of the deal',
};

export const REFUND_WORDS: Record<RefundState, Words> = {
  requested: { title: 'Being sent', tone: 'warn' },
  processing: { title: 'On its way', tone: 'brand' },
  done: { title: 'Sent back', tone: 'good' },
  failed: { title: 'Being looked into', tone: 'bad' },
};

const EVENTS: Record<string, Words> = {
  'booking place': { title: 'Booked', tone: 'brand' },
  'booking hold': { title: 'Test payment made', tone: 'good' },
  'booking accept': { title: 'Owner accepted', tone: 'good' },
  'booking decline': { title: 'Owner declined', tone: 'bad' },
  'booking pay': { title: 'Token amount paid', tone: 'good' },
  'booking complete': { title: 'Completed', tone: 'good' },
  'booking cancelByBuyer': { title: 'Buyer cancelled', tone: 'bad' },
  'booking cancelByOwner': { title: 'Owner cancelled', tone: 'bad' },
  'booking settle': { title: 'Ended by a settlement', tone: 'bad' },
  'booking expire': { title: 'Time was over' },
  'booking addDocument': { title: 'Document added' },
  'instalment propose': { title: 'Instalment proposed' },
  'instalment pay': { title: 'Instalment paid', tone: 'good' },
  'instalment waive': { title: 'Instalment not asked for any more' },
  'instalment lapse': { title: 'Instalment ended with the booking' },
  'release ask': { title: 'Money asked for', tone: 'brand' },
  'release approve': { title: 'Let go by code', tone: 'good' },
  'release refuse': { title: 'Request refused', tone: 'bad' },
  'release dispute': { title: 'Refusal disputed', tone: 'warn' },
  'release award': { title: 'Let go by our staff', tone: 'good' },
  'release dismiss': { title: 'Refused by our staff', tone: 'bad' },
  'release cancel': { title: 'Request taken back' },
  'release expire': { title: 'Request has ended' },
  'release pay': { title: 'Arrived at the bank', tone: 'good' },
  'release fail': { title: 'Transfer stopped', tone: 'bad' },
  'settlement propose': { title: 'Settlement proposed', tone: 'brand' },
  'settlement counter': { title: 'Answered by another settlement' },
  'settlement refuse': { title: 'Settlement refused', tone: 'bad' },
  'settlement withdraw': { title: 'Settlement taken back' },
  'settlement agree': { title: 'Settlement agreed to by code', tone: 'good' },
  'settlement dispute': { title: 'Refused settlement disputed', tone: 'warn' },
  'settlement escalate': { title: 'Settlement goes to our staff', tone: 'warn' },
  'settlement decide': { title: 'Settlement decided by our staff', tone: 'good' },
  'settlement dismiss': { title: 'Our staff left the deal as it is' },
  'settlement lapse': { title: 'Settlement ended with the booking' },
  'settlement settle': { title: 'Money divided', tone: 'good' },
  'settlement owe': { title: 'Money divided; a part is owed', tone: 'warn' },
  'settlement repay': { title: 'What was owed is paid', tone: 'good' },
  'settlement receive': { title: 'What was owed is received', tone: 'good' },
  'refund request': { title: 'Refund begun', tone: 'brand' },
  'refund send': { title: 'Refund on its way' },
  'refund succeed': { title: 'Refund sent', tone: 'good' },
  'refund fail': { title: 'Refund did not go through', tone: 'bad' },
  'refund retry': { title: 'Refund tried again' },
};

export function eventWords({ about, event, amount }: MoneyEvent): Words {
  const words = EVENTS[`${about} ${event}`] ?? { title: event };
  return amount === null ? words : { ...words, title: `${words.title}: ${inFull(amount)}` };
}

/** Whether there is money to show, or to come. */
export const hasMoney = ({ state, payments }: DealMoney): boolean =>
  payments.length > 0 || state === 'accepted' || state === 'paid' || state === 'completed';
