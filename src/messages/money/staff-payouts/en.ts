import { number, plural } from '#messages/lib/forms.ts';

export default {
  payouts: 'Payouts',
  count: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'payout', other: 'payouts' })}`,
  noPayout: 'No payout',
  desks: {
    waiting: 'Waiting for staff',
    failed: 'Failed',
    sending: 'On their way',
    ended: 'Ended',
  },
  none: {
    waiting:
      'A payout waits here until two of you have agreed, where within 30 days more than ₹ 50,000 would go out for one deal, to one person or by one of you.',
    failed: 'A payout that the bank sends back will appear here.',
    sending: 'No transfer is on its way.',
    ended: 'Nothing has been paid out or stopped yet.',
  },
  refundsForTwo: 'Refunds for two',
  namesOfAccounts: 'Names of accounts',
  waitsForAccount: 'Waits for its account',
  bankAccount: 'Bank account',
  account: ({ name, lastFour, ifsc }: { name: string; lastFour: string; ifsc: string }) =>
    `${name}, ending ${lastFour}, ${ifsc}`,
  sent: 'Sent',
  about: 'About',
  booking: ({ id }: { id: number }) => `Booking #${id}`,
  engagement: ({ id }: { id: number }) => `engagement #${id}`,
  askedFor: 'Asked for',
  agreedFirst: 'Agreed first',
  agreedSecond: 'Agreed second',
  you: 'You',
  stoppedBecause: 'Stopped because',
  bankSays: 'The bank says',
  payout: 'Payout',
  agree: 'Agree as the first',
  agreeTitle: ({ amount }: { amount: string }) => `Agree to pay out ${amount}?`,
  agreeBody: ({ payee, lastFour }: { payee: string; lastFour: string }) =>
    `To ${payee}, account ending ${lastFour}. Nothing is sent until somebody else of staff agrees too.`,
  send: ({ amount }: { amount: string }) => `Agree and send ${amount}`,
  sendTitle: ({ amount }: { amount: string }) => `Send ${amount}?`,
  sendBody: ({
    payee,
    lastFour,
    colleague,
  }: {
    payee: string;
    lastFour: string;
    colleague: string;
  }) =>
    `To ${payee}, account ending ${lastFour}. ${colleague} has agreed already. It is sent at once.`,
  colleague: 'A colleague',
  sendAgain: 'Send it once more',
  sendAgainTitle: ({ amount }: { amount: string }) => `Send ${amount} once more?`,
  sendAgainBody: ({ payee, lastFour }: { payee: string; lastFour: string }) =>
    `To the same account of ${payee}, ending ${lastFour}.`,
  youFirst: 'You agreed first. Somebody else of staff must agree too.',
  stop: 'Stop it…',
  oneMoment: 'One moment…',
  stopTitle: ({ amount }: { amount: string }) => `Stop the payout of ${amount}?`,
  stopBody: ({ payee }: { payee: string }) =>
    `Nothing is sent to ${payee}. The money is held again, and can be asked for anew.`,
  stopIt: 'Stop the payout',
  stopping: 'Stopping…',
  payeeReads: 'The payee reads this, and it stands in the audit log.',
};
