import { useState } from 'react';
import { NumberInput } from '#client/ui/NumberInput.tsx';
import type { PlanningAuthority } from '#domain/homes/gazetteer/authority.ts';
import { costsToBuy, totalOf } from '#domain/homes/home-costs.ts';
import { loanShareOf } from '#domain/homes/loan-share.ts';
import { type RentOrBuy, rentOrBuy, yearBuyingWins } from '#domain/homes/rent-or-buy.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import words from '#messages/homes/calculators/index.ts';
import dutyWords from '#messages/homes/duties/index.ts';
import { around } from '#messages/lib/around.ts';
import { Choice } from './Choice.tsx';
import { RentOrBuyTable } from './RentOrBuyTable.tsx';

type Typed = Omit<RentOrBuy, 'buyingCosts'>;
const MAX = 2_000_000_000;
const YEARS = 30;

const FIELDS: readonly (readonly [field: keyof Typed, min: number, max: number])[] = [
  ['price', 100_000, MAX],
  ['monthlyRent', 0, 10_000_000],
  ['downPayment', 0, 100],
  ['deposit', 0, MAX],
  ['loanRate', 0, 20],
  ['loanYears', 1, 30],
  ['priceGrowth', -10, 20],
  ['rentGrowth', -10, 20],
  ['savingsReturn', 0, 20],
  ['upkeep', 0, 10],
  ['upkeepGrowth', -10, 20],
  ['sellingCosts', 0, 20],
];
const limitWords = () =>
  [
    ['PMC', words.limits.municipal],
    ['PMRDA', words.villageLimits],
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
  const [beforeLead, afterLead] = around((rupees) =>
    (lead >= 0 ? words.buyingLeads : words.rentingLeads)({ years: stay, rupees }),
  );
  return (
    <div className="grid gap-8 @4xl:grid-cols-2">
      <div className="grid content-start items-end gap-4 @md:grid-cols-2">
        {FIELDS.map(([field, min, max]) => (
          <NumberInput
            key={field}
            label={words.rentOrBuy[field]}
            isMoney={MONEY.includes(field)}
            value={form[field]}
            min={min}
            max={max}
            onChange={(value) => setForm({ ...form, [field]: value })}
          />
        ))}
        <Choice
          label={words.whereItLies}
          isWide
          value={limits}
          options={limitWords()}
          onChange={setLimits}
        />
        <NumberInput
          label={words.youStay}
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
            {beforeLead}
            <span className="tabular">{formatPriceShort(Math.abs(lead))}</span>
            {afterLead}
          </p>
          <p>
            {wins === null
              ? words.rentingStaysAhead({ years: YEARS })
              : wins === 1
                ? words.buyingFromFirst
                : words.buyingFrom({ year: wins })}
          </p>
        </div>
        {form.downPayment < 100 - sharePercent && (
          <p className="rounded-card bg-brand-soft p-3 text-sm">
            {words.banksLend({
              percent: mostLent,
              source: dutyWords.lending,
              rest: 100 - mostLent,
            })}
          </p>
        )}
        <RentOrBuyTable rows={rows} stay={stay} />
        <p className="text-xs text-muted">
          {words.bothSpend({ costs: formatPriceShort(buyingCosts) })}
        </p>
      </div>
    </div>
  );
}

export default RentOrBuyCalculator;
