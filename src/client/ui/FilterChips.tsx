import { type ReactNode, useEffect, useRef } from 'react';

interface Props<Value extends string> {
  /** What is narrowed; read out, not shown. */
  legend: string;
  values: readonly Value[];
  /** The one chosen; undefined is all of them. */
  chosen: Value | undefined;
  label: (value: Value | undefined) => ReactNode;
  onChoose: (value: Value | undefined) => void;
}

/** Chips: all, or one kind of them. */
export function FilterChips<Value extends string>(props: Props<Value>) {
  const { legend, values, chosen, label, onChoose } = props;
  const chips = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chip is pressed by then
  useEffect(() => {
    const pressed = chips.current?.querySelector('[aria-pressed="true"]');
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    // Padded so that the focus ring is not cut where the chips scroll sideways.
    <fieldset ref={chips} className="-mx-1 flex min-w-0 gap-2 overflow-x-auto p-1 sm:flex-wrap">
      <legend className="sr-only">{legend}</legend>
      {[undefined, ...values].map((value) => (
        <button
          key={value ?? ''}
          type="button"
          className="chip min-h-11 shrink-0 hover:border-brand"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {label(value)}
        </button>
      ))}
    </fieldset>
  );
}
