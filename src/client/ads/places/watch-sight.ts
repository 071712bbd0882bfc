/** Part of an ad that has to be in sight for it to count. */
const MIN_PART = 0.5;

/**
 * Tells whether half or more of an element is in sight: on the screen, in a tab that is open.
 * Answers how to stop watching.
 */
export function watchSight(element: Element, tell: (inSight: boolean) => void): () => void {
  let onScreen = false;
  const say = () => tell(onScreen && document.visibilityState === 'visible');
  const observer = new IntersectionObserver(
    (entries) => {
      onScreen = (entries.at(-1)?.intersectionRatio ?? 0) >= MIN_PART;
      say();
    },
    { threshold: [0, MIN_PART] },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', say);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', say);
  };
}
