import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import { useEffect } from 'react';

/** The value of a store that follows what is answered; without an answer it stays as it is. */
export function useMirrored<T>($store: WritableAtom<T>, answered: T | undefined): T {
  useEffect(() => {
    if (answered !== undefined) $store.set(answered);
  }, [$store, answered]);
  return useStore($store);
}
