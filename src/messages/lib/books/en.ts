/** What orders, refunds and postings say of themselves, kept in English and told again to each reader. */
export default {
  tokenFor: ({ title }: { title: string }) => `Token amount for “${title}”`,
  instalmentFor: ({ label, title }: { label: string; title: string }) =>
    `${label}: instalment for “${title}”`,
  testPaymentFor: ({ title }: { title: string }) => `Test payment for “${title}”`,
  owedFor: ({ title }: { title: string }) => `Owed after the settlement of “${title}”`,
  feeOf: ({ profession, name }: { profession: string; name: string }) =>
    `${profession}’s fee (${name})`,
  advertisement: ({ headline }: { headline: string }) => `Advertisement: ${headline}`,
  commission: ({ percent, fee }: { percent: number; fee: string }) =>
    `Commission of ${percent} % on a fee of ${fee}`,
  refundOf: ({ id }: { id: string }) => `Refund of ${id}`,
  refundSent: ({ id }: { id: string }) => `Refund of ${id} sent`,
  refundFor: ({ what }: { what: string }) => `Refund: ${what}`,
  refundFailed: ({ id }: { id: string }) => `Refund failed: ${id}`,
  refundAgain: ({ id }: { id: string }) => `Refund tried again: ${id}`,
  paidForNothing: ({ id }: { id: string }) => `Paid for nothing: ${id}`,
  givenBack: ({ id }: { id: string }) => `Given back: ${id}`,
  heldAgain: ({ kind, id }: { kind: string; id: number }) => `Held again: ${kind} ${id}`,
  letGo: ({ kind, id }: { kind: string; id: number }) => `Let go: ${kind} ${id}`,
  payout: ({ id }: { id: string }) => `Payout ${id}`,
  leftToOwner: ({ id }: { id: number }) => `Left to the owner of booking ${id}`,
  keptByGateway: ({ id }: { id: number }) => `Kept by the gateway of booking ${id}`,
  settlementOf: ({ id, booking }: { id: number; booking: number }) =>
    `Settlement ${id} of booking ${booking}`,
  owedPaid: ({ id }: { id: number }) => `Owed after settlement ${id}: paid`,
  owedReceived: ({ id }: { id: number }) => `Owed after settlement ${id}: received otherwise`,
  cancelledByOwner: 'The booking was cancelled by the owner.',
  cancelledByBuyer: 'The booking was cancelled by the buyer.',
  dealSettled: 'The deal was settled.',
  dealSettledBefore: 'The deal was settled before it was sent.',
  paidAlready: 'It was paid already.',
  wrongAmount: 'The amount was not the one to be paid.',
  wasATest: 'It was a test: paying works.',
  sharedNoLonger: 'The number was shared no longer soon after.',
  accountRemoved: 'The bank account was removed.',
  newPlan: 'Replaced by a new plan.',
  dueOn: ({ day }: { day: string }) => `Due on ${day}`,
  adBudgetBack: 'What is left of your ad’s budget goes back to you.',
  adDaysOver: 'Its days are over.',
  adPaymentBack: 'Its payment went back.',
  gatewayUnknownOrder: ({ id }: { id: string }) => `The gateway does not know order ${id}.`,
  orderDiffers: ({ id, here, there }: { id: string; here: string; there: string }) =>
    `Order ${id} is of ${here}, at the gateway of ${there}.`,
  paymentUnknown: ({ payment, id }: { payment: string; id: string }) =>
    `Payment ${payment} of order ${id} is not known here.`,
  paymentDiffers: ({
    payment,
    id,
    here,
    there,
  }: {
    payment: string;
    id: string;
    here: string;
    there: string;
  }) => `Payment ${payment} of order ${id} is of ${here}, at the gateway of ${there}.`,
  gatewayLacksPayment: ({ id }: { id: string }) =>
    `The gateway does not know of a payment of order ${id}.`,
  gatewayUnknownRefund: ({ id }: { id: string }) => `The gateway does not know refund ${id}.`,
  refundDiffers: ({ id, here, there }: { id: string; here: string; there: string }) =>
    `Refund ${id} is of ${here}, at the gateway of ${there}.`,
  refundStands: ({ id, here, there }: { id: string; here: string; there: string }) =>
    `Refund ${id} is ${here} here and ${there} at the gateway.`,
  moreLikeThese: ({ count }: { count: number }) => `And ${count} more like these.`,
  sandbox: {
    paid: 'Sandbox: paid',
    declined: 'Sandbox: the bank declined the payment',
    left: 'Sandbox: left without paying',
    transferRefused: 'Sandbox: the bank did not take the transfer',
    littleMoney: 'Sandbox: too little money on the card',
    cardDeclined: 'Sandbox: the bank declined the card',
    paidAlready: 'The order is paid already',
    refundAtBank: 'The refund is with the bank',
    refundMade: 'The refund has been made',
    refundRefused: 'The bank did not take the refund',
  },
};
