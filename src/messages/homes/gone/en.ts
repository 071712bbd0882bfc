interface Kind {
  kind: string;
  locality: string;
}
interface Month {
  month: string;
}

export default {
  notOnOffer: 'This home is not on offer any more',
  sold: 'Sold',
  rented: 'Rented',
  soldIn: ({ month }: Month) => `Sold in ${month}`,
  rentedIn: ({ month }: Month) => `Rented in ${month}`,
  forSale: ({ kind, locality }: Kind) => `${kind} for sale in ${locality}`,
  forRent: ({ kind, locality }: Kind) => `${kind} for rent in ${locality}`,
  likeIt: ({ words, locality }: { words: string; locality: string }) =>
    `${words}. Homes like it in ${locality}, Pune.`,
  nobodyCanAsk: 'Nobody can ask for a number, visit it or bid for it here.',
  searchIn: ({ locality }: { locality: string }) => `Search in ${locality}`,
  similarNow: 'Similar homes on offer now',
};
