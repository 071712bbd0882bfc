import { useEffect, useId, useState } from 'react';
import { buttonLook } from '#client/ui/classes.ts';
import {
  amortisation,
  clampEmi,
  EMI_FIELDS,
  type EmiField,
  type EmiInput,
  emi,
} from '#domain/homes/emi.ts';
import { formatRupees, groupDigits } from '#domain/lib/money.ts';
import words from '#messages/homes/calculators/index.ts';
import { EmiChart } from './EmiChart.tsx';

const labelOf = (field: EmiField): string =>
  ({
    loanAmount: words.loanAmount,
    tenureYears: words.tenure,
    ratePercent: words.interestRate,
  })[field];

const INITIAL: EmiInput = {
  loanAmount: EMI_FIELDS.loanAmount.initial,
  tenureYears: EMI_FIELDS.tenureYears.initial,
  ratePercent: EMI_FIELDS.ratePercent.initial,
};

function Slider({
  field,
  value,
  onChange,
}: {
  field: EmiField;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  // What is being typed stays as typed until the box is left; then it is held inside the bounds.
  const [typed, setTyped] = useState<string>();
  const [heldAt, setHeldAt] = useState<number>();
  const { min, max, step } = EMI_FIELDS[field];
  const take = (text: string) => {
    const held = clampEmi(field, text);
    setHeldAt(held === Number(text.replaceAll(',', '').trim() || Number.NaN) ? undefined : held);
    onChange(held);
  };
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {labelOf(field)}
        </label>
        <input
          id={id}
          className="field tabular max-w-40 text-right"
          inputMode="decimal"
          aria-describedby={heldAt === undefined ? undefined : `${id}held`}
          value={typed ?? (field === 'loanAmount' ? groupDigits(value) : value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            if (typed !== undefined) take(typed);
            setTyped(undefined);
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      </div>
      <input
        type="range"
        className="mt-2 h-8 w-full accent-brand"
        aria-label={labelOf(field)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => take(event.target.value)}
      />
      {heldAt !== undefined && (
        <p id={`${id}held`} role="status" className="mt-1 text-xs text-muted">
          {words.heldAt({
            min: groupDigits(min),
            max: groupDigits(max),
            held: groupDigits(heldAt),
          })}
        </p>
      )}
    </div>
  );
}

function Amounts({ input }: { input: EmiInput }) {
  const result = emi(input);
  const rows: [string, number][] = [
    [words.monthlyPayment, result.monthlyPayment],
    [words.totalInterest, result.totalInterest],
    [words.totalPayment, result.totalPayment],
  ];
  return (
    <dl className="grid gap-3" aria-live="polite">
      {rows.map(([label, rupees], i) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className={`tabular font-bold whitespace-nowrap ${i === 0 ? 'text-2xl' : 'text-lg'}`}>
            {formatRupees(rupees)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The loan another page asked for in the address, "#emi=16000000,20,8.5", each held in its bounds. */
function askedFor(): EmiInput | undefined {
  const [, list] = /^#emi=([\d.,]{1,60})$/.exec(location.hash) ?? [];
  const [loanAmount, tenureYears, ratePercent] = list?.split(',') ?? [];
  if (!loanAmount || !tenureYears || !ratePercent) return undefined;
  return {
    loanAmount: clampEmi('loanAmount', loanAmount),
    tenureYears: clampEmi('tenureYears', tenureYears),
    ratePercent: clampEmi('ratePercent', ratePercent),
  };
}

/** Monthly payment, interest and the loan year by year (specification, sections 5 and 9). */
export function EmiCalculator() {
  const [input, setInput] = useState<EmiInput>(INITIAL);
  useEffect(() => {
    // Only now, since the server knows no hash.
    const follow = () => {
      const asked = askedFor();
      if (asked) setInput(asked);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const years = amortisation(input);
  const fields: EmiField[] = ['loanAmount', 'tenureYears', 'ratePercent'];
  return (
    <div className="grid gap-8 @4xl:grid-cols-2">
      <div className="grid content-start gap-6">
        {fields.map((field) => (
          <Slider
            key={field}
            field={field}
            value={input[field]}
            onChange={(value) => setInput({ ...input, [field]: value })}
          />
        ))}
        <button
          type="button"
          className={buttonLook('quiet', 'w-fit')}
          onClick={() => setInput(INITIAL)}
        >
          {words.reset}
        </button>
      </div>
      <div className="grid content-start gap-6">
        <Amounts input={input} />
        <EmiChart years={years} />
      </div>
      <details className="lg:col-span-2">
        <summary className="link">{words.yearByYear}</summary>
        <div className="mt-3 max-h-96 overflow-auto">
          <table className="w-full text-right">
            <thead className="sticky top-0 bg-raised">
              <tr>
                {[words.year, words.principal, words.interest, words.balance].map((head) => (
                  <th key={head} scope="col" className="py-2 first:text-left">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {years.map((row) => (
                <tr key={row.year} className="border-t border-line">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {row.year}
                  </th>
                  <td>{formatRupees(row.principal)}</td>
                  <td>{formatRupees(row.interest)}</td>
                  <td>{formatRupees(row.balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}
