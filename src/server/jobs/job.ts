import type { Context } from '#server/core/context.ts';

/** Something that happens by itself, once at a time wherever it runs. */
export interface Job {
  name: string;
  /** Minute, hour, day, month, weekday; by the clock of Pune. */
  cron: string;
  /**
   * One more with every change of its time or limits, 1 where none is said: a node of an older build
   * that starts beside newer ones leaves theirs alone.
   */
  edition?: number;
  /** Whether one that was missed while nothing ran is made up for. */
  isOwed?: boolean;
  /** Minutes after which it is taken to have died. */
  mostMinutes?: number;
  run(context: Context, signal: AbortSignal): Promise<unknown>;
}

/** Rounds of a part of what is due, so that a stop never waits for a long queue. */
const BATCH_SIZE = 25;
const MAX_ROUNDS = 200;

/**
 * Runs a verb that answers how many it took, until it takes less than it may: for verbs that do not
 * meet the same thing again at once.
 */
export const untilDone =
  (verb: (context: Context, most: number) => Promise<number>): Job['run'] =>
  async (context, signal) => {
    for (let round = 0; round < MAX_ROUNDS && !signal.aborted; round++) {
      if ((await verb(context, BATCH_SIZE)) < BATCH_SIZE) return;
    }
  };
