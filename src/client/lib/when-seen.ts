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
