import type { Logger } from '#server/lib/log.ts';

/** The site as it listens, in this process or in several. */
export interface RunningSite {
  log: Logger;
  /** Whether the demo is in its database, for whoever wants to sign in. */
  demo: boolean;
  /**
   * Finishes the requests in flight, then ends.
   * @param patient whether a balancer is first given time to see that no more are to be sent
   * @param leastSeconds for how long it goes on answering in any case
   */
  close(patient: boolean, leastSeconds?: number): Promise<void>;
  /** Of several processes: puts a fresh one in the place of each, one after another. */
  renew?(): Promise<void>;
}
