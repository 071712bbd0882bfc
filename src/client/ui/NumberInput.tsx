import { useId, useState } from 'react';
import { displayPrice, groupDigits } from '#domain/lib/money.ts';
import words from '#messages/lib/bounds/index.ts';

interface Props {
  /** With its unit: "Price, ₹". */
  label: string;
  value: number;
  min: number;
  max: number;
  /** Grouped as rupees are. */
  isMoney?: boolean;
  /** No parts: months, years. */
  isWhole?: boolean;
  help?: string;
  onChange: (value: number) => void;
}

const numberIn = (text: string) => Number(text.replaceAll(',', '').trim() || Number.NaN);

/**
 * A number between two bounds. One outside them, or none, stays as it was typed and is refused with
 * the bounds named; what was reckoned with before stays in force.
 */
export function NumberInput({ label, value, min, max, isMoney, isWhole, help, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isGood = (number: number) =>
    number >= min && number <= max && (!isWhole || Number.isInteger(number));
  const isRefused = typed !== undefined && !isGood(numberIn(typed));
  const shown = isMoney ? displayPrice(value) : String(value);
  const refusal = isWhole ? words.refusedWhole : words.refused;
  const notes = [isRefused && `${id}error`, help && `${id}help`].filter(Boolean).join(' ');
  return (
    <div className="text-sm font-semibold">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field tabular mt-1.5"
        inputMode="decimal"
        aria-invalid={isRefused || undefined}
        aria-describedby={notes || undefined}
        value={typed ?? shown}
        onChange={(event) => {
          const text = event.target.value.replace(/[^\d.,-]/g, '');
          setTyped(text);
          if (isGood(numberIn(text))) onChange(numberIn(text));
        }}
        onBlur={() => !isRefused && setTyped(undefined)}
      />
      {isRefused && (
        <p id={`${id}error`} className="mt-1 text-xs font-normal text-bad">
          {refusal({ min: groupDigits(min), max: groupDigits(max), shown })}
        </p>
      )}
      {help && (
        <p id={`${id}help`} className="mt-1 text-xs font-normal text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
