import type { ReactNode } from 'react';
import words from '#messages/lib/kit/index.ts';

interface Props {
  isGone: boolean;
  /** The card of what a link leads to, where it is in the list. */
  children: ReactNode;
}

/** What a link leads to, before the list it is in, on whichever page of that it stands. */
export function SoughtFirst({ isGone, children }: Props) {
  if (isGone) {
    return (
      <p role="status" className="mb-3 text-muted">
        {words.waitsNoLonger}
      </p>
    );
  }
  return children ? <ul className="mb-3 grid grid-cols-1 gap-3">{children}</ul> : null;
}
