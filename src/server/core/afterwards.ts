import type { Context } from './context.ts';

/**
 * What is to be done once a transaction holds, and never inside it: it asks services outside. Should
 * the process die before, a job finds what is left to do.
 */
export interface Afterwards {
  /** For the log, should it fail. */
  name: string;
  run(): Promise<unknown>;
}

/** Does it after the answer has left. */
export function runAfterwards({ background }: Context, all: readonly Afterwards[]): void {
  for (const { name, run } of all) background.run(name, run);
}
