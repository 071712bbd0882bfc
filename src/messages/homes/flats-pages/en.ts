interface Flats {
  bhk: string;
  place: string;
  isRent: boolean;
}
interface Found {
  count: number;
  isRent: boolean;
}
const OFFER = (isRent: boolean) => (isRent ? 'to rent' : 'for sale');
const flats = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'flat' : 'flats'}`;
const asked = (isRent: boolean) => (isRent ? 'median rent asked' : 'median asking price');

export default {
  title: ({ bhk, place, isRent }: Flats) =>
    `${bhk} BHK flats ${isRent ? 'for rent ' : ''}in ${place}, Pune`,
  link: ({ bhk, place, isRent }: Flats) => `${bhk} BHK ${isRent ? 'for rent ' : ''}in ${place}`,
  otherOffer: ({ bhk, place, isRent }: Flats) =>
    `${bhk} BHK ${isRent ? 'for rent' : 'for sale'} in ${place}`,
  description: ({
    title,
    count,
    isRent,
    amount,
    n,
  }: Found & { title: string; amount: string | undefined; n: number }) =>
    `${title}: ${count === 0 ? 'none' : flats(count)} ${OFFER(isRent)}${amount ? `, ${asked(isRent)} ${amount} (n = ${n})` : ''}, ${isRent ? 'with deposits, whom they are let to and what the agreement costs' : 'with carpet areas and true costs'}.`,
  amountAMonth: ({ amount }: { amount: string }) => `${amount} a month`,
  today: ({ count, isRent }: Found) =>
    count === 0 ? 'None is listed today.' : `${flats(count)} ${OFFER(isRent)} today.`,
  median: ({ isRent, amount, n }: { isRent: boolean; amount: string; n: number }) =>
    `The ${asked(isRent)} is ${amount}, from n = ${n.toLocaleString('en-IN')} ${n === 1 ? 'listing' : 'listings'}.`,
  breadcrumb: 'Breadcrumb',
  localities: 'Localities in Pune',
  seeOnMap: 'See them on the map, with all filters',
  alsoLookAt: 'Also look at',
};
