import { useId } from 'react';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  onChange: (value: T) => void;
  /** Its words take a row of their own. */
  isWide?: boolean;
}

/** One of a few. */
export function Choice<T extends string>({ label, value, options, onChange, isWide }: Props<T>) {
  const id = useId();
  return (
    <label htmlFor={id} className={`text-sm font-semibold ${isWide ? 'col-span-full' : ''}`}>
      {label}
      <select
        id={id}
        className="field mt-1.5"
        value={value}
        onChange={(event) => {
          const chosen = options.find(([one]) => one === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Yes or no. */
export function Tick(props: { label: string; checked: boolean; onChange: (is: boolean) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="size-5 accent-brand"
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {props.label}
    </label>
  );
}
