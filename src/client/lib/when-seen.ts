/** Runs once, shortly before an element comes into view. */
export function whenSeen(element: Element, start: () => unknown): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '120px' },
  );
  observer.observe(element);
}

const SIGNS = ['scroll', 'pointermove', 'touchstart', 'keydown', 'click'] as const;

/** Runs once a visitor has stirred: scrolled, pointed, touched or typed. */
export function whenStirred(start: () => unknown): void {
  const stirred = () => {
    for (const sign of SIGNS) removeEventListener(sign, stirred);
    start();
  };
  for (const sign of SIGNS) addEventListener(sign, stirred, { passive: true });
}

/**
 * Runs once an element is near the screen and its visitor has stirred. What costs much script waits
 * for that.
 */
export function whenWanted(element: Element, start: () => unknown): void {
  whenStirred(() => whenSeen(element, start));
}
