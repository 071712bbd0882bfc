import type { ReactNode } from 'react';
import { classes } from '#client/ui/classes.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  detail: string;
  picture: ReactNode;
}

interface Props<Value extends string> {
  choices: readonly Choice<Value>[];
  /** The choice made before, if any. */
  chosen?: Value | undefined;
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

/** One question with a few answers, each a card that leads on at once. */
export function ChoiceCards<Value extends string>({
  choices,
  chosen,
  disabled,
  onChoose,
}: Props<Value>) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {choices.map(({ value, label, detail, picture }) => (
        <li key={value} className="grid">
          <button
            type="button"
            disabled={disabled}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className={classes(
              'card grid content-start justify-items-center gap-1 p-4 text-center transition-colors duration-140 hover:border-brand hover:bg-brand-soft disabled:opacity-60',
              value === chosen && 'border-brand bg-brand-soft',
            )}
          >
            {picture}
            <span className="mt-1 font-semibold">{label}</span>
            <span className="text-sm text-muted">{detail}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
