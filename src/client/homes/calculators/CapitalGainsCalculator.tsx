import { type SubmitEvent, useId, useState } from 'react';
import { buttonLook } from '#client/ui/classes.ts';
import {
  type CapitalGainsForm,
  type CapitalGainsInput,
  capitalGains,
  INCOMPLETE,
  INDEX_YEARS,
  indexYearOf,
  lawfulTax,
  parseCapitalGains,
  SALE_YEARS,
  type SaleYear,
  TAX_RATE,
} from '#domain/homes/capital-gains.ts';
import { displayPrice, formatRupees } from '#domain/lib/money.ts';

const EMPTY: CapitalGainsForm = {
  salePrice: '',
  transferCost: '0',
  purchasePrice: '',
  improvementCost: '',
  purchaseYear: '',
  improvementYear: '',
};

const AMOUNTS = [
  ['salePrice', 'Sale price, ₹', true],
  ['transferCost', 'Transfer cost, ₹', true],
  ['purchasePrice', 'Purchase price, ₹', true],
  ['improvementCost', 'Improvement cost, ₹', false],
] as const;

const YEARS = [
  ['purchaseYear', 'Purchase year', true],
  ['improvementYear', 'Improvement year', false],
] as const;

const yearLabel = (year: number) => `${year}-${String(year + 1).slice(2)}`;

function Result({ input }: { input: CapitalGainsInput }) {
  const id = useId();
  const [relief, setRelief] = useState(true);
  const [saleYear, setSaleYear] = useState<SaleYear>(SALE_YEARS[SALE_YEARS.length - 1] ?? 2026);
  const specified = capitalGains(input);
  const law = lawfulTax(input, relief, saleYear);
  const indexYear = indexYearOf(saleYear);
  const line = (label: string, rupees: number, strong = false) => (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className={`tabular whitespace-nowrap ${strong ? 'text-xl font-bold' : 'font-semibold'}`}>
        {formatRupees(rupees)}
      </dd>
    </div>
  );
  return (
    <div className="grid gap-6" aria-live="polite">
      <section className="rounded-card bg-brand-soft p-4">
        <h3 className="text-lg">What the law asks since 23 July 2024</h3>
        <label htmlFor={`${id}sale`} className="mt-2 block text-sm font-semibold">
          Sold in the financial year
          <select
            id={`${id}sale`}
            className="field mt-1.5"
            value={saleYear}
            onChange={(event) => {
              const chosen = SALE_YEARS.find((year) => String(year) === event.target.value);
              if (chosen) setSaleYear(chosen);
            }}
          >
            {SALE_YEARS.map((year) => (
              <option key={year} value={year}>
                {yearLabel(year)}
                {year === SALE_YEARS[0] && ', from 23 July 2024'}
              </option>
            ))}
          </select>
        </label>
        <label className="mt-3 flex items-start gap-2 text-sm">
          <input
            type="checkbox"
            className="mt-1 accent-brand"
            checked={relief}
            onChange={(event) => setRelief(event.target.checked)}
          />
          I am a resident individual or HUF and acquired the land or building before that date
        </label>
        <dl className="mt-3 grid gap-2">
          {line('Gain without indexation', law.plainGain)}
          {line('12.5% without indexation', law.unindexed)}
          {law.indexedAt20 !== undefined &&
            line(`20% with indexation (index of ${yearLabel(indexYear)})`, law.indexedAt20)}
          {line(
            law.indexedAt20 === undefined ? 'Tax due' : 'The lower of the two is due',
            law.due,
            true,
          )}
        </dl>
        {law.indexedAt20 !== undefined && indexYear < saleYear && (
          <p className="mt-2 text-sm">
            The index of {yearLabel(saleYear)} was not out in November 2026. It does not fall from
            year to year, so that with it the tax is at most this.
          </p>
        )}
        <p className="mt-2 text-xs text-muted">
          Of what was held for more than 24 months: section 112, Finance (No. 2) Act 2024, and from
          April 2026 section 197 of the Income-tax Act 2025; cost inflation index by CBDT, S.O.
          1790(E) as amended up to notification 70/2025. Surcharge and cess come on top. An
          estimate, not advice.
        </p>
      </section>
      <section>
        <h3 className="text-lg">Estimate, indexed at the 2024 base</h3>
        <dl className="mt-3 grid gap-2">
          {line('Indexed cost', specified.indexedCost)}
          {line('Capital gain', specified.gain)}
          {line(`Tax at ${TAX_RATE}%`, specified.tax, true)}
        </dl>
        <p className="mt-2 text-xs text-muted">
          A rule of thumb only: no law taxes an indexed gain at {TAX_RATE}%.
        </p>
      </section>
    </div>
  );
}

/** Long-term capital gains on property (specification, sections 5 and 9). */
export function CapitalGainsCalculator() {
  const id = useId();
  const [form, setForm] = useState(EMPTY);
  const [input, setInput] = useState<CapitalGainsInput>();
  const set = (field: keyof CapitalGainsForm, value: string) =>
    setForm({ ...form, [field]: value });
  const calculate = (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = parseCapitalGains(form);
    setInput(parsed);
    // Told, not thrown: what was entered stays where it is.
    if (!parsed) import('#client/lib/toast.ts').then(({ showToast }) => showToast(INCOMPLETE));
  };
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <form
        className="grid grid-cols-2 content-start items-end gap-x-3 gap-y-4 sm:gap-4"
        onSubmit={calculate}
        noValidate
      >
        {AMOUNTS.map(([field, label, required]) => (
          <label key={field} htmlFor={id + field} className="text-sm font-semibold">
            {label}
            {!required && <span className="font-normal text-muted"> (if any)</span>}
            <input
              id={id + field}
              className="field tabular mt-1.5"
              inputMode="numeric"
              value={form[field]}
              onChange={(event) => set(field, event.target.value.replace(/[^\d.,]/g, ''))}
              onBlur={() => form[field] && set(field, displayPrice(form[field]))}
            />
          </label>
        ))}
        {YEARS.map(([field, label, required]) => (
          <label key={field} htmlFor={id + field} className="text-sm font-semibold">
            {label}
            {!required && <span className="font-normal text-muted"> (if any)</span>}
            <select
              id={id + field}
              className="field mt-1.5"
              value={form[field]}
              onChange={(event) => set(field, event.target.value)}
            >
              <option value="">Select year</option>
              {INDEX_YEARS.map((year) => (
                <option key={year} value={year}>
                  {yearLabel(year)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label htmlFor={`${id}rate`} className="text-sm font-semibold">
          Tax rate, %
          <input id={`${id}rate`} className="field mt-1.5" value={TAX_RATE} disabled />
        </label>
        <div className="self-end">
          <button type="submit" className={buttonLook('primary', 'w-full')}>
            Calculate
          </button>
        </div>
      </form>
      {input ? (
        <Result input={input} />
      ) : (
        <p className="self-center text-muted">
          Fill in what the property cost, what it sells for and the years. The tax is worked out as
          the law asks, and as an indexed estimate.
        </p>
      )}
    </div>
  );
}
