import {
  CircleCheck,
  CircleExclamationPoint,
  Info,
  TriangleExclamationPoint,
  X,
} from 'lucide-react';
import type { CSSProperties, FocusEvent } from 'react';
import { Toaster as Base } from 'sonner';
import words from '#messages/lib/kit/index.ts';
import shell from '#messages/lib/shell/index.ts';

const TOAST_MS = 5_000;
const WIDTH = 360;
const BELOW_HEADER = 72;

const look = {
  toast: 'card flex w-(--width) items-center gap-3 py-1 pr-1 pl-4 text-sm shadow-float',
  content: 'min-w-0 flex-1 py-2',
  title: 'font-semibold',
  description: 'text-muted',
  success: '[&_[data-icon]]:text-good',
  warning: '[&_[data-icon]]:text-warn',
  error: '[&_[data-icon]]:text-bad',
  actionButton: 'link min-h-11 px-2',
  cancelButton: 'min-h-11 px-2',
  closeButton:
    'order-last inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunk',
};

const icons = {
  success: <CircleCheck aria-hidden="true" className="size-5" />,
  info: <Info aria-hidden="true" className="size-5" />,
  warning: <TriangleExclamationPoint aria-hidden="true" className="size-5" />,
  error: <CircleExclamationPoint aria-hidden="true" className="size-5" />,
  close: <X aria-hidden="true" className="size-4" />,
};

/** The library waits while the pointer is over its list and knows no other way to be held. */
function pretendPointer(event: FocusEvent, type: 'mousemove' | 'mouseout') {
  event.currentTarget
    .querySelector('[data-sonner-toaster]')
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
}

/** Where toasts appear; once in the app. Each stays five seconds, longer while pointed at or focused. */
export function Toaster() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus inside
    <div
      onFocus={(event) => pretendPointer(event, 'mousemove')}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) pretendPointer(event, 'mouseout');
      }}
    >
      <Base
        position="top-right"
        // Below the header, which holds what a toast may lead to.
        offset={{ top: BELOW_HEADER, right: 24 }}
        mobileOffset={{ top: BELOW_HEADER }}
        duration={TOAST_MS}
        expand
        closeButton
        icons={icons}
        customAriaLabel={shell.notifications}
        // Its own face has no Devanagari.
        style={{ '--width': `${WIDTH}px`, fontFamily: 'inherit' } as CSSProperties}
        toastOptions={{
          unstyled: true,
          classNames: look,
          closeButtonAriaLabel: words.dismiss,
          style: { transitionDuration: '180ms' },
        }}
      />
    </div>
  );
}
