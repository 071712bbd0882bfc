import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import words from '#messages/lib/kit/index.ts';
import { classes, ICON_BUTTON } from './classes.ts';

const SIZE = {
  narrow: 'sm:max-w-md',
  normal: 'sm:max-w-xl',
  wide: 'sm:max-w-4xl',
  full: 'sm:max-w-[88rem]',
};
const FADE =
  'transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0';
const RISE =
  'transition-[opacity,translate] duration-150 data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0';

interface Common {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons along the foot, the least far-reaching first; it is focused when nothing precedes it. */
  actions?: ReactNode;
  size?: keyof typeof SIZE;
  children?: ReactNode;
}

/** A blocking dialog stays until its own buttons close it: no Esc, no click outside, no cross. */
export type DialogProps = Common &
  ({ blocking?: false; onClose: () => void } | { blocking: true; onClose?: never });

/** A window over the page, from the lower edge on a phone. */
export function Dialog(props: DialogProps) {
  const { open, title, description, actions, size = 'normal', children, blocking, onClose } = props;
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={blocking}
      onOpenChange={(_open, details) => (blocking ? details.cancel() : onClose?.())}
    >
      <Base.Portal>
        <Base.Backdrop className={classes('fixed inset-0 z-50 bg-[oklch(0_0_0/0.5)]', FADE)} />
        <Base.Viewport className="fixed inset-0 z-50 grid items-end justify-items-center sm:place-items-center sm:p-4">
          <Base.Popup
            className={classes(
              'card relative max-h-[calc(100dvh-2rem)] w-full overflow-y-auto overscroll-contain shadow-float max-sm:rounded-b-none',
              SIZE[size],
              RISE,
            )}
          >
            <div className="grid gap-4 p-5 sm:p-6">
              <div className="grid gap-1">
                <Base.Title className={classes('text-xl', !blocking && 'pr-10')}>
                  {title}
                </Base.Title>
                {description && (
                  <Base.Description className="text-muted">{description}</Base.Description>
                )}
              </div>
              {children}
            </div>
            {actions && (
              <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-5 py-4 sm:px-6">
                {actions}
              </div>
            )}
            {!blocking && (
              <Base.Close
                aria-label={words.close}
                className={classes(ICON_BUTTON, 'absolute top-3 right-3')}
              >
                <X aria-hidden="true" className="size-5" />
              </Base.Close>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
