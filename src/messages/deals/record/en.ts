export default {
  bookings: 'Bookings',
  bids: 'Bids',
  visits: 'Visits',
  contacts: 'Requests for a number',
};
