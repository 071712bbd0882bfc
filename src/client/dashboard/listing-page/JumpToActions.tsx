import { useEffect, useState } from 'react';
import { ACTIONS } from '#client/homes/listing/ListingView.tsx';
import { buttonLook } from '#client/ui/classes.ts';
import words from '#messages/people/desk/index.ts';

/** On a phone the way to what can be done stays in reach while that itself is out of sight. */
export function JumpToActions() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const actions = document.getElementById(ACTIONS);
    if (!actions) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNeeded(entry?.isIntersecting === false),
      // A first line at the foot of the screen is not yet in reach.
      { rootMargin: '0px 0px -30% 0px' },
    );
    observer.observe(actions);
    return () => observer.disconnect();
  }, []);
  if (!isNeeded) return null;
  return (
    <button
      type="button"
      className={buttonLook('accent', 'fixed inset-x-4 bottom-18 z-20 shadow-float lg:hidden')}
      onClick={() => {
        const actions = document.getElementById(ACTIONS);
        actions?.scrollIntoView();
        actions?.focus({ preventScroll: true });
      }}
    >
      {words.contactVisitBid}
    </button>
  );
}
