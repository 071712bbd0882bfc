import { useState } from 'react';
import { NumberInput } from '#client/ui/NumberInput.tsx';
import type { PlanningAuthority } from '#domain/homes/gazetteer/authority.ts';
import { costsToBuy, totalOf } from '#domain/homes/home-costs.ts';
import { LOAN_SOURCE, loanShareOf } from '#domain/homes/loan-share.ts';
import { type RentOrBuy, rentOrBuy, yearBuyingWins } from '#domain/homes/rent-or-buy.ts';
import { counted } from '#domain/lib/counted.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import { Choice } from './Choice.tsx';
import { RentOrBuyTable } from './RentOrBuyTable.tsx';

type Typed = Omit<RentOrBuy, 'buyingCosts'>;
const MAX = 2_000_000_000;
const YEARS = 30;

const FIELDS: readonly (readonly [field: keyof Typed, label: string, min: number, max: number])[] =
  [
    ['price', 'Price of the home, ₹', 100_000, MAX],
    ['monthlyRent', 'Rent of one like it, ₹ a month', 0, 10_000_000],
    ['downPayment', 'Paid at once, % of the price', 0, 100],
    ['deposit', 'Deposit when renting, ₹', 0, MAX],
    ['loanRate', 'Loan rate, % a year', 0, 20],
    ['loanYears', 'Loan term, years', 1, 30],
    ['priceGrowth', 'Prices rise, % a year', -10, 20],
    ['rentGrowth', 'Rents rise, % a year', -10, 20],
    ['savingsReturn', 'Savings earn after tax, % a year', 0, 20],
    ['upkeep', 'Upkeep and property tax, % of the price in the first year', 0, 10],
    ['upkeepGrowth', 'Upkeep rises, % a year', -10, 20],
    ['sellingCosts', 'Costs of selling, % of the price', 0, 20],
  ];
const LIMITS = [
  ['PMC', 'PMC, PCMC or cantonment limits'],
  ['PMRDA', 'Gram panchayat limits'],
] as const;
const MONEY: readonly (keyof Typed)[] = ['price', 'monthlyRent', 'deposit'];

const INITIAL: Typed = {
  price: 8_000_000,
  monthlyRent: 22_000,
  downPayment: 20,
  deposit: 66_000,
  loanRate: 8.5,
  loanYears: 20,
  priceGrowth: 5,
  rentGrowth: 5,
  savingsReturn: 7,
  upkeep: 1,
  upkeepGrowth: 5,
  sellingCosts: 1,
};

/** Of a home that is ready, in the limits chosen. */
const duties = (price: number, authority: PlanningAuthority) =>
  totalOf(
    costsToBuy({
      price,
      authority,
      carpetArea: null,
      possession: 'Ready To Move',
      category: 'Residential',
    }),
  );

/** Who has more in hand after some years: who buys, or who rents and saves the difference. */
export function RentOrBuyCalculator() {
  const [form, setForm] = useState(INITIAL);
  const [stay, setStay] = useState(10);
  const [limits, setLimits] = useState<PlanningAuthority>('PMC');
  const buyingCosts = duties(form.price, limits);
  const { sharePercent } = loanShareOf(form.price);
  const mostLent = Math.floor(sharePercent);
  const rows = rentOrBuy({ ...form, buyingCosts }, YEARS);
  const then = rows[stay - 1];
  const wins = yearBuyingWins(rows);
  const lead = then ? then.buyer - then.renter : 0;
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="grid content-start items-end gap-4 sm:grid-cols-2">
        {FIELDS.map(([field, label, min, max]) => (
          <NumberInput
            key={field}
            label={label}
            isMoney={MONEY.includes(field)}
            value={form[field]}
            min={min}
            max={max}
            onChange={(value) => setForm({ ...form, [field]: value })}
          />
        ))}
        <Choice label="Where it lies" value={limits} options={LIMITS} onChange={setLimits} />
        <NumberInput
          label="You stay, years"
          value={stay}
          min={1}
          max={YEARS}
          isWhole
          onChange={setStay}
        />
      </div>
      <div className="grid content-start gap-4">
        <div aria-live="polite" className="grid gap-2">
          <p className="text-xl font-bold">
            After {counted(stay, 'year')} {lead >= 0 ? 'buying' : 'renting'} leaves you{' '}
            <span className="tabular">{formatPriceShort(Math.abs(lead))}</span> more.
          </p>
          <p>
            {wins === null
              ? `Renting stays ahead for all of ${YEARS} years.`
              : wins === 1
                ? 'Buying is ahead from the first year.'
                : `Buying is ahead from year ${wins} on.`}
          </p>
        </div>
        {form.downPayment < 100 - sharePercent && (
          <p className="rounded-card bg-brand-soft p-3 text-sm">
            Banks lend at most {mostLent}% of a home at this price ({LOAN_SOURCE}): pay{' '}
            {100 - mostLent}% at once.
          </p>
        )}
        <RentOrBuyTable rows={rows} stay={stay} />
        <p className="text-xs text-muted">
          Both spend the same: who spends less on the roof saves the difference. Stamp duty and
          registration of {formatPriceShort(buyingCosts)} are reckoned in (Maharashtra Stamp Act,
          art. 25; registration 1%, at most ₹ 30,000); the loan by the standard EMI formula. How
          prices, rents and savings will grow nobody knows: the figures are yours to change. Income
          tax is left out. An estimate, not advice.
        </p>
      </div>
    </div>
  );
}

export default RentOrBuyCalculator;
