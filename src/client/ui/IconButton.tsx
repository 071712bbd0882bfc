import { Button as BaseButton } from '@base-ui/react/button';
import { Tooltip } from '@base-ui/react/tooltip';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes, ICON_BUTTON } from './classes.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does: its name, shown on hover and focus. */
  label: string;
  icon: LucideIcon;
}

export function IconButton({ label, icon: Icon, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        render={
          <BaseButton
            type="button"
            {...rest}
            // Pressing "Next" on the last page but one must not throw the focus away.
            focusableWhenDisabled
            aria-label={label}
            className={classes(ICON_BUTTON, className)}
          />
        }
      >
        <Icon aria-hidden="true" className="size-5" />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={4} className="z-60">
          <Tooltip.Popup className="rounded-control bg-ink px-2 py-1 text-xs text-surface transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {label}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
