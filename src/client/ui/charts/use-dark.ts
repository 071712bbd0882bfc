import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the page is dark; light where there is no screen. */
export const useDark = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(DARK).matches,
    () => false,
  );
