import { atom, type ReadableAtom } from 'nanostores';

const rereads: (() => void)[] = [];

/** Stores show what the local storage holds now; to be called after changing it. */
export function rereadStorage(): void {
  for (const reread of rereads) reread();
}

// A page that comes back from the browser's cache has missed what other tabs stored.
for (const event of ['storage', 'pageshow']) globalThis.addEventListener?.(event, rereadStorage);

/**
 * A store of what `read` finds in the local storage, in step with other tabs, and of `none` where
 * there is no storage or what it holds was edited by hand. `@nanostores/persistent` would bring the
 * life cycle of stores with it: 0.4 KB more, compressed, on every public page.
 */
export function stored<T>(read: () => T, none: T): ReadableAtom<T> {
  const get = () => {
    try {
      return read();
    } catch {
      return none;
    }
  };
  const $store = atom(get());
  $store.eq = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  rereads.push(() => $store.set(get()));
  return $store;
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: everything stays as it was.
  }
  rereadStorage();
}
