import type { ReactNode } from 'react';

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
        What the link leads to waits no longer.
      </p>
    );
  }
  return children ? <ul className="mb-3 grid grid-cols-1 gap-3">{children}</ul> : null;
}
