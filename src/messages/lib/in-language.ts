import { AsyncLocalStorage } from 'node:async_hooks';
import { askTongue, type Tongue } from './language.ts';

const KEY = Symbol.for('propertysearch.tongues');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Tongue> };

/** One for the process: the server and the pages it renders have a copy of this file each. */
const spoken = shared[KEY] ?? new AsyncLocalStorage<Tongue>();
shared[KEY] = spoken;
askTongue(() => spoken.getStore());

/** Whatever `run` says, and whatever it starts, is said in this language. On the server only. */
export function inLanguage<T>(tongue: Tongue, run: () => T): T {
  return spoken.run(tongue, run);
}
