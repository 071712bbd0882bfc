import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

/** After this the visitor reads, and nothing may move the page under them. */
const SETTLE_MS = 4_000;
/** Tailwind's `lg`. */
const ONE_AT_A_TIME = '(width >= 64rem)';
const INTERRUPTIONS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Where sections stand below each other to the one; where one stands alone to the top of the page. */
function show(element: Element): void {
  if (matchMedia(ONE_AT_A_TIME).matches) scrollTo(0, 0);
  else element.scrollIntoView();
}

/** Holds an element in view while what stands above it still grows; any touch of the page ends that. */
function holdInView(element: Element, box: Element): () => void {
  const hold = new ResizeObserver(() => show(element));
  hold.observe(box);
  const stop = () => {
    hold.disconnect();
    clearTimeout(timer);
    for (const name of INTERRUPTIONS) removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, SETTLE_MS);
  for (const name of INTERRUPTIONS) addEventListener(name, stop, { passive: true });
  return stop;
}

/**
 * The section the address's hash names, brought into view. Another hash (the skip link has one)
 * leaves the section as it is; without any it is the first.
 */
export function useSection(ids: readonly string[], box: RefObject<HTMLElement | null>): string {
  const hash = useLocationProperty(() => location.hash.slice(1));
  const [section, setSection] = useState(ids[0] ?? '');
  const named = ids.includes(hash) ? hash : undefined;
  if (named && named !== section) setSection(named);
  const isFirst = useRef(true);

  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const element = named && document.getElementById(named);
    if (!element || !box.current) return;
    // So that the keyboard and a screen reader go on from there.
    if (!wasFirst) element.focus({ preventScroll: true });
    show(element);
    return holdInView(element, box.current);
  }, [named, box]);
  return section;
}
