import type { Endpoint } from '#contract/lib/endpoint.ts';

type Refresh = (written: Endpoint) => Promise<unknown>;

let refresh: Refresh | undefined;
const running = new Set<Promise<unknown>>();

/** For whoever keeps answers: what is to be done after a call that changes some. */
export function onWrite(next: Refresh): void {
  refresh = next;
}

/** A call was made, answered or not. What it may have changed is fetched anew, where any of it is kept. */
export function afterWrite(written: Endpoint): void {
  if (!refresh || !written.changes?.length) return;
  // A list that cannot be fetched says so where it stands.
  const done = refresh(written)
    .catch(() => undefined)
    .finally(() => running.delete(done));
  running.add(done);
}

/** Resolves once what is shown is up to date with the calls made so far. */
export const refreshed = (): Promise<unknown> => Promise.all(running);
