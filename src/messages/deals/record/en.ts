export default {
  bookings: 'Bookings',
  bids: 'Bids',
  visits: 'Visits',
  contacts: 'Requests for a number',
  asBuyer: 'As the buyer',
  asOwner: 'As the owner',
  bookingNumber: ({ id }: { id: string }) => `booking #${id}`,
};
