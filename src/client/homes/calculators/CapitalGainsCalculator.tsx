import { type SubmitEvent, useId, useState } from 'react';
import { buttonLook } from '#client/ui/classes.ts';
import {
  type CapitalGainsForm,
  type CapitalGainsInput,
  capitalGains,
  INDEX_YEARS,
  indexYearOf,
  lawfulTax,
  parseCapitalGains,
  SALE_YEARS,
  type SaleYear,
  TAX_RATE,
} from '#domain/homes/capital-gains.ts';
import { displayPrice, formatRupees } from '#domain/lib/money.ts';
import words from '#messages/homes/calculators/index.ts';

const EMPTY: CapitalGainsForm = {
  salePrice: '',
  transferCost: '0',
  purchasePrice: '',
  improvementCost: '',
  purchaseYear: '',
  improvementYear: '',
};

const amounts = () =>
  [
    ['salePrice', words.salePrice, true],
    ['transferCost', words.transferCost, true],
    ['purchasePrice', words.purchasePrice, true],
    ['improvementCost', words.improvementCost, false],
  ] as const;

const years = () =>
  [
    ['purchaseYear', words.purchaseYear, true],
    ['improvementYear', words.improvementYear, false],
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
        <h3 className="text-lg">{words.lawSince2024}</h3>
        <label htmlFor={`${id}sale`} className="mt-2 block text-sm font-semibold">
          {words.soldIn}
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
                {year === SALE_YEARS[0]
                  ? words.fromJuly({ year: yearLabel(year) })
                  : yearLabel(year)}
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
          {words.relief}
        </label>
        <dl className="mt-3 grid gap-2">
          {line(words.plainGain, law.plainGain)}
          {line(words.unindexed, law.unindexed)}
          {law.indexedAt20 !== undefined &&
            line(words.indexed({ year: yearLabel(indexYear) }), law.indexedAt20)}
          {line(law.indexedAt20 === undefined ? words.taxDue : words.lowerIsDue, law.due, true)}
        </dl>
        {law.indexedAt20 !== undefined && indexYear < saleYear && (
          <p className="mt-2 text-sm">{words.noIndexYet({ year: yearLabel(saleYear) })}</p>
        )}
        <p className="mt-2 text-xs text-muted">{words.gainsLaw}</p>
      </section>
      <section>
        <h3 className="text-lg">{words.indexedEstimate}</h3>
        <dl className="mt-3 grid gap-2">
          {line(words.indexedCost, specified.indexedCost)}
          {line(words.capitalGain, specified.gain)}
          {line(words.taxAt({ percent: TAX_RATE }), specified.tax, true)}
        </dl>
        <p className="mt-2 text-xs text-muted">{words.ruleOfThumb({ percent: TAX_RATE })}</p>
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
    if (!parsed)
      import('#client/lib/toast.ts').then(({ showToast }) => showToast(words.incomplete));
  };
  return (
    <div className="grid gap-8 @4xl:grid-cols-2">
      <form
        className="grid content-start items-end gap-x-3 gap-y-4 @2xs:grid-cols-2 sm:gap-4"
        onSubmit={calculate}
        noValidate
      >
        {amounts().map(([field, label, required]) => (
          <label key={field} htmlFor={id + field} className="text-sm font-semibold">
            {label}
            {!required && <span className="font-normal text-muted"> {words.ifAny}</span>}
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
        {years().map(([field, label, required]) => (
          <label key={field} htmlFor={id + field} className="text-sm font-semibold">
            {label}
            {!required && <span className="font-normal text-muted"> {words.ifAny}</span>}
            <select
              id={id + field}
              className="field mt-1.5"
              value={form[field]}
              onChange={(event) => set(field, event.target.value)}
            >
              <option value="">{words.selectYear}</option>
              {INDEX_YEARS.map((year) => (
                <option key={year} value={year}>
                  {yearLabel(year)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label htmlFor={`${id}rate`} className="text-sm font-semibold">
          {words.taxRate}
          <input id={`${id}rate`} className="field mt-1.5" value={TAX_RATE} disabled />
        </label>
        <div className="self-end">
          <button type="submit" className={buttonLook('primary', 'w-full')}>
            {words.calculate}
          </button>
        </div>
      </form>
      {input ? (
        <Result input={input} />
      ) : (
        <p className="self-center text-muted">{words.beforeGains}</p>
      )}
    </div>
  );
}
