interface Floor {
  floor: number;
  /** Of so many; not known of some. */
  floors: number | null;
}
const of = (floors: number | null) => (floors ? `\u00a0of\u00a0${floors}` : '');

export default {
  aMonth: ({ price }: { price: string }) => `${price} a month`,
  perMonth: '/month',
  perSqft: ({ rate }: { rate: string }) => `₹ ${rate} per sq ft`,
  floor: ({ floor, floors }: Floor) => {
    if (floor < 0) return `Basement${of(floors)}`;
    return floor === 0 ? `Ground floor${of(floors)}` : `Floor\u00a0${floor}${of(floors)}`;
  },
  size: {
    carpet: ({ area }: { area: string }) => `${area} carpet`,
    'built-up': ({ area }: { area: string }) => `${area} built-up`,
  },
  standing: { booked: 'Booked', sold: 'Sold', rented: 'Rented' },
  offered: { sell: 'For Sale', rent: 'For Rent' },
  promoted: 'Promoted',
  promotedMeans: 'Its owner pays to have it shown among the first',
  /** After their number, which is shown. */
  photos: ({ count }: { count: number }) => (count === 1 ? 'photo' : 'photos'),
  noPhotos: 'No photos yet',
  verified: 'Verified',
  verifiedMeans: ({ on, days }: { on: string | null; days: number }) =>
    `Our staff saw the owner’s papers of this property${on ? ` on ${on}` : ''}; the badge lasts ${days} days from then.`,
  confirmed: ({ when }: { when: string }) => `Confirmed ${when}`,
  save: ({ title }: { title: string }) => `Save ${title}`,
  compare: 'Compare',
  compareHome: ({ title }: { title: string }) => `Compare ${title}`,
  noLongerOffered: 'No longer on offer',
  deposit: ({ amount }: { amount: string }) => `Deposit ${amount}`,
  freeNow: 'free now',
  freeFrom: ({ day }: { day: string }) => `free from ${day}`,
  noBrokerage: 'no brokerage',
  station: ({
    name,
    line,
    away,
    planned,
  }: Record<'name' | 'line' | 'away', string> & {
    planned: boolean;
  }) => `${name}, ${line}${planned ? ', being built' : ''}: ${away}`,
  kept: 'Saved',
  notKept: 'No longer kept',
  undo: 'Undo',
  notSaved: 'Your favourites could not be saved. Try again.',
  emptyComparison: 'Empty the comparison',
  fullComparison: 'Three homes are up for comparison already',
  compareNow: 'Compare now',
  inComparison: 'Up for comparison',
  comparing: 'Comparing',
};
