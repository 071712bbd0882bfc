import type { ListingCard, ListingDetail } from '#contract/homes/wire-listing.ts';
import { FOOD_LABEL, tenantWords, ZONE_LABEL } from '#domain/homes/term-labels.ts';
import { formatPriceShort, formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';

type Fact = [label: string, value: string | number | null | undefined];

/** "Now", or the day; a day that is past is now. */
function freeWords(availableFrom: string | null, today: string): string | null {
  if (availableFrom === null) return null;
  return availableFrom <= today ? 'Now' : formatDate(availableFrom);
}

/** "₹ 22,000 (1 month’s rent)". */
function inMonths(amount: number, rent: number): string {
  const months = amount / rent;
  if (!Number.isInteger(months * 2)) return formatRupees(amount);
  return `${formatRupees(amount)} (${months} ${months === 1 ? 'month’s' : 'months’'} rent)`;
}

const yesOrNo = (value: boolean | null) =>
  value === null ? null : value ? 'Allowed' : 'Not allowed';

/** What a tenant asks first; of a sale there is none of it. */
export function rentFacts({ propertydata: p, detailsData: d }: ListingDetail, now: Date): Fact[] {
  if (p.listedin !== 'rent') return [];
  const { brokerage } = p;
  return [
    ['Deposit', p.deposit && inMonths(p.deposit, p.price)],
    ['Available from', freeWords(d.availableFrom, puneDate(now))],
    ['Let to', d.tenants && tenantWords(d.tenants)],
    ['Food', d.food && FOOD_LABEL[d.food]],
    ['Pets', yesOrNo(d.pets)],
    [
      'Brokerage',
      brokerage === null ? null : brokerage === 0 ? 'None' : inMonths(brokerage, p.price),
    ],
  ];
}

/** Of offices and of land. */
export const kindFacts = ({ detailsData: d }: ListingDetail): Fact[] => [
  ['Cabins', d.cabins],
  ['Zone', d.zone && ZONE_LABEL[d.zone]],
  ['Road in front', d.roadWidth && `${d.roadWidth} m wide`],
];

/** A card's line for tenants: "Deposit ₹ 66,000 · free from 1 Dec 2026 · no brokerage". */
export function rentLine({ propertydata: p, detailsData: d }: ListingCard, now: Date): string {
  if (p.listedin !== 'rent') return '';
  const free = freeWords(d.availableFrom, puneDate(now));
  return [
    p.deposit && `Deposit ${formatPriceShort(p.deposit)}`,
    free && (free === 'Now' ? 'free now' : `free from ${free}`),
    p.brokerage === 0 && 'no brokerage',
  ]
    .filter(Boolean)
    .join(' · ');
}
