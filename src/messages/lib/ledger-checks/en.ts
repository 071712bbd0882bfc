interface Booked {
  id: string;
  code: string;
  /** In rupees: what its state asks for, and what stands in the books. */
  asked: string;
  booked: string;
}

interface Order {
  id: string;
}

/** What the checks of the ledger say of a thing that is not as it should be; kept in English. */
export default {
  noEntries: ({ id, kind }: { id: string; kind: string }) =>
    `Transaction ${id} (${kind}) has no entries.`,
  uneven: ({ id, kind, amount }: { id: string; kind: string; amount: string }) =>
    `Transaction ${id} (${kind}) misses balance by ${amount}.`,
  notNothing: ({ amount }: { amount: string }) =>
    `All entries together come to ${amount} instead of nothing.`,
  belowNothing: ({ code, amount }: { code: string; amount: string }) =>
    `On ${code} stand ${amount}: less than nothing.`,
  stands: ({ code, amount, wanted }: { code: string; amount: string; wanted: string }) =>
    `On ${code} stand ${amount}, it must be ${wanted}.`,
  booked: {
    payment: ({ id, code, asked, booked }: Booked) =>
      `The payment ${id} asks for ${asked} on ${code}, booked are ${booked}.`,
    refund: ({ id, code, asked, booked }: Booked) =>
      `The refund ${id} asks for ${asked} on ${code}, booked are ${booked}.`,
    release: ({ id, code, asked, booked }: Booked) =>
      `The release ${id} asks for ${asked} on ${code}, booked are ${booked}.`,
    payout: ({ id, code, asked, booked }: Booked) =>
      `The payout ${id} asks for ${asked} on ${code}, booked are ${booked}.`,
    settlement: ({ id, code, asked, booked }: Booked) =>
      `The settlement ${id} asks for ${asked} on ${code}, booked are ${booked}.`,
    engagement: ({ id, code, asked, booked }: Booked) =>
      `The engagement ${id} asks for ${asked} on ${code}, booked are ${booked}.`,
  },
  order: {
    paidByNothing: ({ id }: Order) => `Order ${id} is paid, and no payment bought it.`,
    paidByAnother: ({ id, cost, paid }: Order & { cost: string; paid: string }) =>
      `Order ${id} costs ${cost}, and ${paid} bought it.`,
    bought: ({ id, state }: Order & { state: string }) =>
      `Order ${id} is ${state}, and a payment bought it.`,
    returned: ({ id }: Order) => `Order ${id} is returned, and nothing came in.`,
    moneyCameIn: ({ id, state }: Order & { state: string }) =>
      `Order ${id} is ${state}, and money came in for it.`,
    idle: ({ id, idle, given }: Order & { idle: string; given: string }) =>
      `Order ${id} had ${idle} payments that bought nothing, and ${given} go back.`,
    partBack: ({ id, state }: Order & { state: string }) =>
      `Order ${id} is ${state}, and a part of it goes back.`,
    tooMuchBack: ({ id, cost, back }: Order & { cost: string; back: string }) =>
      `Order ${id} cost ${cost}, and ${back} go back.`,
    token: ({ id, booking, state }: Order & { booking: string; state: string }) =>
      `Order ${id} paid the token amount, and booking ${booking} is ${state}.`,
    instalment: ({
      id,
      instalment,
      state,
      by,
    }: Order & { instalment: string; state: string; by: string }) =>
      `Order ${id} paid an instalment, and instalment ${instalment} is ${state} by order ${by}.`,
    fee: ({ id, engagement, state }: Order & { engagement: string; state: string }) =>
      `Order ${id} paid a fee, and engagement ${engagement} is ${state}.`,
    noInvoice: ({ id }: Order) => `Order ${id} is paid, and has no invoice.`,
    anInvoice: ({ id, number }: Order & { number: string }) =>
      `Order ${id} should have no invoice, and has ${number}.`,
    otherInvoice: ({
      id,
      amount,
      number,
      other,
    }: Order & { amount: string; number: string; other: string }) =>
      `Order ${id} is of ${amount}, its invoice ${number} of ${other}.`,
  },
  noCreditNote: ({ id }: { id: string }) => `Refund ${id} has no credit note.`,
  otherCreditNote: (of: { id: string; amount: string; number: string; other: string }) =>
    `Refund ${of.id} is of ${of.amount}, its credit note ${of.number} of ${of.other}.`,
  release: {
    noPayout: ({ id, state }: { id: string; state: string }) =>
      `Release ${id} is ${state}, and there is no payout of it.`,
    otherAmount: ({ id, amount, other }: { id: string; amount: string; other: string }) =>
      `Release ${id} is of ${amount}, its payout of ${other}.`,
    otherPerson: ({ id }: { id: string }) => `Release ${id} is another person’s than its payout.`,
    otherState: (of: { id: string; state: string; payout: string; other: string }) =>
      `Release ${of.id} is ${of.state}, and its payout ${of.payout} is ${of.other}.`,
    unconfirmed: (of: { id: string; engagement: string; state: string }) =>
      `Release ${of.id} let a fee go, and engagement ${of.engagement} is ${of.state}.`,
  },
  notThere: 'not there',
};
