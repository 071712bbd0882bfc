export default {
  orders: 'Orders',
  refunds: 'Refunds',
  payouts: 'Payouts',
  requests: 'Requests for the money',
  happened: 'What happened',
  releases: {
    release: ({ payee }: { payee: string }) => `Release to ${payee}`,
    withdrawal: ({ payee }: { payee: string }) => `Withdrawal to ${payee}`,
    commission: ({ payee }: { payee: string }) => `Commission to ${payee}`,
    forfeit: ({ payee }: { payee: string }) => `Forfeit to ${payee}`,
  },
  toTheBank: ({ payee }: { payee: string }) => `To the bank: ${payee}`,
  subjects: {
    booking: ({ id }: { id: string }) => `Booking #${id}`,
    engagement: ({ id }: { id: string }) => `Engagement #${id}`,
  },
};
