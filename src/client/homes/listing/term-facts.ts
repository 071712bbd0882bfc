import type { ListingCard, ListingDetail } from '#contract/homes/wire-listing.ts';
import { FOOD_LABEL, tenantWords, ZONE_LABEL } from '#domain/homes/term-labels.ts';
import { formatPriceShort, formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/homes/cards/index.ts';
import terms from '#messages/homes/terms/index.ts';

type Fact = [label: string, value: string | number | null | undefined];

/** "Now", or the day; a day that is past is now. */
function freeWords(availableFrom: string | null, today: string): string | null {
  if (availableFrom === null) return null;
  return availableFrom <= today ? terms.now : formatDate(availableFrom);
}

/** "₹ 22,000 (1 month’s rent)". */
function inMonths(amount: number, rent: number): string {
  const months = amount / rent;
  if (!Number.isInteger(months * 2)) return formatRupees(amount);
  return terms.monthsOfRent({ amount: formatRupees(amount), months });
}

const yesOrNo = (value: boolean | null) =>
  value === null ? null : value ? terms.allowed : terms.notAllowed;

/** What a tenant asks first; of a sale there is none of it. */
export function rentFacts({ propertydata: p, detailsData: d }: ListingDetail, now: Date): Fact[] {
  if (p.listedin !== 'rent') return [];
  const { brokerage } = p;
  return [
    [terms.deposit, p.deposit && inMonths(p.deposit, p.price)],
    [terms.availableFrom, freeWords(d.availableFrom, puneDate(now))],
    [terms.letTo, d.tenants && tenantWords(d.tenants)],
    [terms.food, d.food && FOOD_LABEL[d.food]],
    [terms.pets, yesOrNo(d.pets)],
    [
      terms.brokerage,
      brokerage === null ? null : brokerage === 0 ? terms.none : inMonths(brokerage, p.price),
    ],
  ];
}

/** Of offices and of land. */
export const kindFacts = ({ detailsData: d }: ListingDetail): Fact[] => [
  [terms.cabins, d.cabins],
  [terms.zone, d.zone && ZONE_LABEL[d.zone]],
  [terms.roadInFront, d.roadWidth && terms.metresWide({ metres: d.roadWidth })],
];

const freeFrom = (day: string, today: string) =>
  day <= today ? words.freeNow : words.freeFrom({ day: formatDate(day) });

/** A card's line for tenants: "Deposit ₹ 66,000 · free from 1 Dec 2026 · no brokerage". */
export function rentLine({ propertydata: p, detailsData: d }: ListingCard, now: Date): string {
  if (p.listedin !== 'rent') return '';
  return [
    p.deposit && words.deposit({ amount: formatPriceShort(p.deposit) }),
    d.availableFrom && freeFrom(d.availableFrom, puneDate(now)),
    p.brokerage === 0 && words.noBrokerage,
  ]
    .filter(Boolean)
    .join(' · ');
}
