import { AsyncLocalStorage } from 'node:async_hooks';

/** What the process does just now for somebody: the pattern of a route, or the name of a job. */
export interface Doing {
  what: string;
}

const doing = new AsyncLocalStorage<Doing>();

/** Whatever is begun inside is done for this. */
export const whileDoing = <Answer>(now: Doing, run: () => Answer): Answer => doing.run(now, run);

/** Says which route a request turned out to be for: a pattern of ours, never what stands in the address. */
export function nameRoute(pattern: string): void {
  const now = doing.getStore();
  if (now) now.what = pattern;
}

export const doingNow = (): string => doing.getStore()?.what ?? 'the house itself';
