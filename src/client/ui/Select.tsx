import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

interface Props extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** Stands for "nothing chosen yet", whose value is ''. */
  placeholder?: string;
}

/** The browser's own list, which every phone shows at its best. */
export function Select({ options, placeholder, className, ...rest }: Props) {
  return (
    <div className="relative">
      <select
        {...rest}
        className={classes(
          'field cursor-pointer appearance-none pr-10 aria-[invalid=true]:border-bad',
          className,
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
      />
    </div>
  );
}
