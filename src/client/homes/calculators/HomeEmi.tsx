import { useId, useState } from 'react';
import { NumberInput } from '#client/ui/NumberInput.tsx';
import { EMI_FIELDS, emi } from '#domain/homes/emi.ts';
import { USUAL_LOAN } from '#domain/homes/home-costs.ts';
import { loanShareOf } from '#domain/homes/loan-share.ts';
import { formatRupees } from '#domain/lib/money.ts';
import words from '#messages/homes/calculators/index.ts';
import duties from '#messages/homes/duties/index.ts';
import { around } from '#messages/lib/around.ts';

/** By how much the slider of rupees moves. */
const STEP_RUPEES = 10_000;

interface Slid {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  isMoney?: boolean;
  isWhole?: boolean;
  help?: string;
  onChange: (value: number) => void;
}

/** A number to type or to slide to. */
function Slider({ step, ...field }: Slid) {
  const { label, value, min, max, onChange } = field;
  const steps = Math.round((value - min) / step);
  return (
    <div>
      <NumberInput {...field} />
      <input
        type="range"
        className="mt-1 h-8 w-full accent-brand print:hidden"
        aria-label={words.slider({ label })}
        aria-valuetext={field.isMoney ? formatRupees(value) : String(value)}
        min={0}
        max={Math.ceil((max - min) / step)}
        value={steps}
        onChange={({ target }) => {
          // In whole steps from the lower bound; the last one ends at the upper.
          const slid = min + Number(target.value) * step;
          onChange(Math.min(max, Number(slid.toFixed(2))));
        }}
      />
    </div>
  );
}

/**
 * What a home costs a month on a loan: the largest that banks may give at first, then what is typed
 * or slid to. The server draws the first; the island wakes at a touch.
 */
export function HomeEmi({ price }: { price: number }) {
  const titleId = useId();
  const largest = loanShareOf(price);
  const [own, setOwn] = useState(price - largest.rupees);
  const [tenureYears, setTenure] = useState<number>(USUAL_LOAN.tenureYears);
  const [ratePercent, setRate] = useState<number>(USUAL_LOAN.ratePercent);
  const loanAmount = price - own;
  const result = emi({ loanAmount, tenureYears, ratePercent });
  const { tenureYears: years, ratePercent: rate, loanAmount: loan } = EMI_FIELDS;
  // Of so little nobody borrows a part.
  if (largest.rupees <= loan.min) return null;
  const [beforeAmount, afterAmount] = around((rupees) => words.eachMonth({ rupees }));
  return (
    <section aria-labelledby={titleId} className="card grid gap-5 p-5">
      <h2 id={titleId} className="text-xl">
        {words.onALoan}
      </h2>
      <div aria-live="polite">
        <p>
          {beforeAmount}
          <b className="tabular text-2xl">{formatRupees(result.monthlyPayment)}</b>
          {afterAmount}
        </p>
        <p className="tabular mt-1 text-sm text-muted">
          {words.loanCosts({
            loan: formatRupees(loanAmount),
            interest: formatRupees(result.totalInterest),
            years: tenureYears,
          })}
        </p>
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <Slider
          label={words.payYourself}
          value={own}
          min={price - largest.rupees}
          max={price - loan.min}
          step={STEP_RUPEES}
          isMoney
          onChange={setOwn}
        />
        <Slider
          label={words.years}
          value={tenureYears}
          min={years.min}
          max={years.max}
          step={years.step}
          isWhole
          onChange={setTenure}
        />
        <Slider
          label={words.interestAYear}
          value={ratePercent}
          min={rate.min}
          max={rate.max}
          step={rate.step}
          onChange={setRate}
        />
      </div>
      <p className="max-w-[68ch] text-xs text-muted">
        {words.atMostFromBank({
          most: formatRupees(largest.rupees),
          percent: largest.sharePercent,
          source: duties.lending,
        })}{' '}
        {loanAmount <= loan.max && (
          <a
            className="link print:hidden"
            href={`/#emi=${[loanAmount, tenureYears, ratePercent].join(',')}`}
          >
            {words.loanByYear}
          </a>
        )}
      </p>
    </section>
  );
}

export default HomeEmi;
