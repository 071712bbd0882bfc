import { Button as BaseButton } from '@base-ui/react/button';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classes } from './classes.ts';

const LOOK = {
  primary: 'button-primary',
  quiet: 'button-quiet',
  accent: 'button-accent',
  danger: 'bg-bad text-surface hover:bg-[color-mix(in_oklch,var(--bad),var(--ink)_20%)]',
};

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof LOOK;
  /** At work: takes no clicks, keeps the focus and says `busyLabel`. */
  busy?: boolean;
  busyLabel?: string;
  icon?: LucideIcon;
}

export function Button({
  variant = 'primary',
  busy = false,
  busyLabel,
  icon,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const labelId = useId();
  const Icon = busy ? LoaderCircle : icon;
  return (
    <BaseButton
      type="button"
      // A changed label is read out reliably only where the name is tied by id.
      aria-labelledby={rest['aria-label'] ? undefined : labelId}
      {...rest}
      disabled={disabled || busy}
      focusableWhenDisabled={busy}
      className={classes(
        'button data-disabled:cursor-not-allowed data-disabled:opacity-60',
        LOOK[variant],
        className,
      )}
    >
      {Icon && (
        <Icon
          aria-hidden="true"
          className={classes('size-5 shrink-0', busy && 'motion-safe:animate-spin')}
        />
      )}
      <span id={labelId}>{busy ? (busyLabel ?? children) : children}</span>
    </BaseButton>
  );
}
