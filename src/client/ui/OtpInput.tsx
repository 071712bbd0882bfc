import type { ChangeEvent, ComponentProps } from 'react';
import { classes } from './classes.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** How many digits the code has. */
  digits?: 6 | 8;
  /** The last digit is in. */
  onComplete?: (code: string) => void;
}

/**
 * The code from a message, in one box: what is pasted or offered by the phone goes in whole. Blanks
 * and dashes in it are dropped before anyone sees them, so there is no `maxLength` to cut it first.
 */
export function OtpInput({ digits = 6, onChange, onComplete, className, ...rest }: Props) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const code = input.value.replace(/\D/g, '').slice(0, digits);
    if (code !== input.value) input.value = code;
    onChange?.(event);
    if (code.length === digits) onComplete?.(code);
  };
  return (
    <input
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      onChange={change}
      className={classes(
        'field tabular max-w-64 pl-[calc(0.75rem+0.4em)] text-center text-2xl tracking-[0.4em] aria-[invalid=true]:border-bad',
        className,
      )}
    />
  );
}
