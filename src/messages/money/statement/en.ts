export default {
  title: 'Settlement statement',
  sample: 'SANDBOX SAMPLE: no money has moved',
  booking: 'Booking',
  property: 'Property',
  owner: 'Owner',
  buyer: 'Buyer',
  state: 'The booking is',
  states: {
    cancelled: 'cancelled',
    completed: 'completed',
  },
  asOf: 'As of',
  date: 'Date',
  what: 'What',
  paidIn: 'Paid in (₹)',
  toBuyer: 'To the buyer (₹)',
  toOwner: 'To the owner (₹)',
  moves: {
    refund: 'Refund',
    withdrawn: 'Withdrawn with the owner’s code',
    released: 'Released with the buyer’s code or by our staff',
    leftToOwner: 'Left to the owner',
    gatewayKept: 'Kept by the payment gateway',
  },
  buyerHas: 'The buyer has or is being sent',
  ownerHas: 'The owner has or may take',
  held: 'Held in escrow',
  settled: ({ toBuyer, toOwner, reason }: { toBuyer: string; toOwner: string; reason: string }) =>
    `Settled: ${toBuyer} to the buyer, ${toOwner} to the owner. Why: ${reason}`,
  paidBack: {
    owner: ({ amount }: { amount: string }) =>
      `The owner owed ${amount} to the other side; that is settled.`,
    buyer: ({ amount }: { amount: string }) =>
      `The buyer owed ${amount} to the other side; that is settled.`,
  },
  owes: {
    owner: ({ amount }: { amount: string }) => `The owner owes ${amount} to the other side.`,
    buyer: ({ amount }: { amount: string }) => `The buyer owes ${amount} to the other side.`,
  },
  owesUntil: {
    owner: ({ amount, day }: { amount: string; day: string }) =>
      `The owner owes ${amount} to the other side until ${day}.`,
    buyer: ({ amount, day }: { amount: string; day: string }) =>
      `The buyer owes ${amount} to the other side until ${day}.`,
  },
  ofBooking: ({ bookingId }: { bookingId: number }) =>
    `Settlement statement of booking ${bookingId}`,
  closing: 'Made by computer from the books of this booking. It is no tax invoice.',
};
