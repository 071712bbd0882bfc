import { useMemo, useSyncExternalStore } from 'react';
import { KEPT_CHANGED } from '#client/lib/events.ts';
import { compared, favourites } from './kept.ts';

function subscribe(changed: () => void): () => void {
  document.addEventListener(KEPT_CHANGED, changed);
  addEventListener('storage', changed);
  return () => {
    document.removeEventListener(KEPT_CHANGED, changed);
    removeEventListener('storage', changed);
  };
}

function useIds(read: () => number[]): number[] {
  const text = useSyncExternalStore(subscribe, () => read().join());
  return useMemo(() => (text ? text.split(',').map(Number) : []), [text]);
}

/** What this device keeps, as it changes. */
export const useFavourites = () => useIds(favourites);
export const useCompared = () => useIds(compared);
