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

/** A part of a transaction, and what it leaves to be done once that holds. */
export type Giving = () => Promise<Afterwards[]>;

/** Takes the parts one after another; answers what all of them leave. */
export async function takeInTurn(parts: readonly Giving[]): Promise<Afterwards[]> {
  const afterwards: Afterwards[] = [];
  for (const part of parts) afterwards.push(...(await part()));
  return afterwards;
}

/** Does it after the answer has left. */
export function runAfterwards({ background }: Context, all: readonly Afterwards[]): void {
  for (const { name, run } of all) background.run(name, run);
}
