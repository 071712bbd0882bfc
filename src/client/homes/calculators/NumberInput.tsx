import { useId, useState } from 'react';
import { displayPrice } from '#domain/lib/money.ts';

interface Props {
  /** With its unit: "Price, ₹". */
  label: string;
  value: number;
  min: number;
  max: number;
  /** Grouped as rupees are. */
  isMoney?: boolean;
  help?: string;
  onChange: (value: number) => void;
}

/** A number that is held inside its bounds once the box is left; until then it stays as typed. */
export function NumberInput({ label, value, min, max, isMoney, help, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    const number = Number(text.replaceAll(',', '').trim() || Number.NaN);
    if (Number.isFinite(number)) onChange(Math.min(max, Math.max(min, number)));
  };
  return (
    <div className="text-sm font-semibold">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field tabular mt-1.5"
        inputMode="decimal"
        aria-describedby={help && `${id}help`}
        value={typed ?? (isMoney ? displayPrice(value) : String(value))}
        onChange={(event) => {
          setTyped(event.target.value.replace(/[^\d.,-]/g, ''));
          read(event.target.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {help && (
        <p id={`${id}help`} className="mt-1 text-xs font-normal text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
