interface Parts {
  what: string;
  isRent: boolean;
  where: string;
  metro: string | undefined;
  price: string | undefined;
}

export default {
  /** What a search looks for, in one line. */
  name: ({ what, isRent, where, metro, price }: Parts) =>
    [what, isRent && 'to rent', where, metro, price].filter(Boolean).join(' '),
  kinds: { Buy: 'Homes', Rent: 'Homes', Commercial: 'Offices and shops', Plots: 'Plots' },
  rooms: ({ rooms, kinds }: { rooms: string; kinds: string | undefined }) =>
    kinds ? `${rooms} BHK ${kinds}` : `${rooms} BHK`,
  in: ({ place }: { place: string }) => `in ${place}`,
  near: ({ place }: { place: string }) => `near ${place}`,
  inAreas: ({ count }: { count: number }) => (count > 1 ? 'in my areas' : 'in my area'),
  inView: 'in the map view',
  inCity: 'in Pune',
  inPart: 'in a part of Pune',
  fromTo: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  under: ({ amount }: { amount: string }) => `under ${amount}`,
  from: ({ amount }: { amount: string }) => `from ${amount}`,
  fromMetro: ({ minutes }: { minutes: number }) => `${minutes} min from the metro`,
  fromLine: ({ minutes, line }: { minutes: number; line: string }) =>
    `${minutes} min from the ${line}`,
};
