import { number, plural } from '#messages/lib/forms.ts';

export default {
  refunds: 'Refunds',
  count: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'refund', other: 'refunds' })}`,
  nothingBack: 'Nothing has gone back.',
  byPerson: ({ name }: { name: string }) => `by ${name}`,
  byHouse: 'by the house',
  ofUseless: 'of a payment that bought nothing',
  sendAgain: 'Send it once more',
  sending: 'Sending…',
  alone: ({ amount, days }: { amount: string; days: number }) =>
    `Alone you can send back ${amount} now, counted over ${days} days. Above that, two of you must send back the same.`,
  colleagueAgreed: ({ name, amount }: { name: string; amount: string }) =>
    `${name} has agreed to ${amount}. Send the same, and it goes back.`,
  youAgreed: ({ amount }: { amount: string }) =>
    `You have agreed to ${amount}; another of you must too.`,
  atMost: ({ amount }: { amount: string }) => `At most ${amount} can go back.`,
  atMostAll: ({ amount }: { amount: string }) => `At most ${amount}: all that can go back.`,
  agreeFirst: ({ amount }: { amount: string }) => `Agree as the first to ${amount}`,
  sendBackAmount: ({ amount }: { amount: string }) => `Send back ${amount}`,
  sendBack: 'Send back',
  refundTo: ({ name }: { name: string }) => `Refund to ${name}`,
  goesBack: 'It goes back the way it came. Once all of it has gone back, what was bought ends.',
  booking: 'Booking…',
  amountInRupees: 'Amount in rupees',
  why: 'Why?',
  payerReads: 'The payer reads this, and it stands in the audit log.',
  order: ({ orderId }: { orderId: string }) => `Order ${orderId}`,
  disputeOf: ({ id }: { id: number }) => `The dispute of engagement #${id}`,
  backTo: ({ amount, name, id }: { amount: string; name: string; id: number }) =>
    `${amount} back to ${name} #${id}`,
  where: 'Where',
  wantedBy: 'Wanted by',
  you: 'You',
  reason: 'Why',
  since: 'Since',
  waitsUntil: 'Waits until',
  youFirst: 'You agreed first. Somebody else of staff must decide the same.',
  ifYouAgree: 'If you agree, decide the same there: then it goes back.',
  noneWaits: 'No refund waits',
  waitsHere: 'A refund that takes two of you waits here for the second.',
};
