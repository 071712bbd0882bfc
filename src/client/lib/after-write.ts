import type { Endpoint } from '#contract/lib/endpoint.ts';

type Refresh = (written: Endpoint) => Promise<unknown>;

let refresh: Refresh | undefined;
let running: Promise<unknown> = Promise.resolve();

/** For whoever keeps answers: what is to be done once a call has been answered that changes some. */
export function onWrite(next: Refresh): void {
  refresh = next;
}

/** A call was answered. What it may have changed is fetched anew, where any of it is kept. */
export function afterWrite(written: Endpoint): void {
  if (refresh && written.changes?.length) running = Promise.all([running, refresh(written)]);
}

/** Resolves once what is shown is up to date with the calls answered so far. */
export const refreshed = (): Promise<unknown> => running;
