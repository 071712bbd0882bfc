import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  help?: string;
}

// The track is the input itself and the thumb is drawn before it.
const TRACK =
  'relative h-7 w-12 shrink-0 cursor-[inherit] appearance-none rounded-full bg-line-strong checked:bg-brand disabled:opacity-50 forced-colors:appearance-auto';
const THUMB =
  'before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-raised before:transition-transform before:duration-150 checked:before:translate-x-5 forced-colors:before:hidden';

/** On or off, at once; for a choice that is sent with a form use Checkbox. */
export function Switch({ label, help, className, ...rest }: Props) {
  const id = useId();
  return (
    <label
      className={classes(
        'flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2',
        className,
      )}
    >
      <span>
        <span id={id}>{label}</span>
        {help && (
          <span id={`${id}-help`} className="block text-sm text-muted">
            {help}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
        role="switch"
        aria-labelledby={id}
        aria-describedby={help && `${id}-help`}
        {...rest}
        className={classes(TRACK, THUMB)}
      />
    </label>
  );
}
