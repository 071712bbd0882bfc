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

/**
 * Runs once a visitor has stirred: scrolled, pointed, touched or typed. A browser tells of a pointer
 * that rests over a page as if it had moved, once the page is drawn: that is nobody's doing.
 */
export function whenStirred(start: () => unknown): void {
  let rest: PointerEvent | undefined;
  const stirred = (event: Event) => {
    if (event.type === 'pointermove') {
      const moved = event as PointerEvent;
      rest ??= moved;
      if (rest.clientX === moved.clientX && rest.clientY === moved.clientY) return;
    }
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
