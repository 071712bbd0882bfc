/** Titles of what waits for staff, as their queries put them together. */
export default {
  booking: ({ id }: { id: string }) => `Booking #${id}`,
  engagement: ({ id }: { id: string }) => `Engagement #${id}`,
  listingBooking: ({ title, id }: { title: string; id: string }) => `${title}, booking #${id}`,
  dispute: ({ id }: { id: string }) => `Dispute of engagement #${id}`,
  hasAgreed: ({ name, reason }: { name: string; reason: string }) =>
    `${name} has agreed: ${reason}`,
  oneAgreed: 'One has agreed',
  nobodyAgreed: 'Nobody has agreed',
  work: { agent: 'Agent’s work', lawyer: 'Lawyer’s work', evaluator: 'Evaluator’s work' },
  report: {
    message: 'Report of a message',
    person: 'Report of a person',
    listing: 'Report of a listing',
    review: 'Report of a review',
  },
  check: { ledger: 'The ledger', gateway: 'The gateway’s books' },
  differencesFound: ({ count }: { count: string }) => `Differences found: ${count}`,
  refusedAndDisputed: 'Refused, and disputed',
  otherSideSilent: 'The other side is silent',
};
