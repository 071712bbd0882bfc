import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';

const RESOLUTION_MS = 10;
const NANOSECONDS = 1_000_000;

/** By what a process sees that it has too much to do. */
export interface LoadSignals {
  /** Since it was last read: by how many milliseconds the event loop was late, and for each connection
   * of the pool how many calls wait for one now. */
  read(): { delayMs: number; queue: number };
  close(): void;
}

export function loadSignals(pool: pg.Pool): LoadSignals {
  const delay: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return {
    read() {
      // A histogram without a turn of the loop in it has no mean.
      const mean = delay.count > 0 ? delay.mean / NANOSECONDS : 0;
      delay.reset();
      return {
        delayMs: Math.max(0, mean - RESOLUTION_MS),
        queue: pool.waitingCount / pool.options.max,
      };
    },
    close: () => void delay.disable(),
  };
}
