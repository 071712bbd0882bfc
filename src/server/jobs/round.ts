import type { Context } from '#server/core/context.ts';
import { rests } from '#server/core/maintenance.ts';
import { type Loop, startLoop } from '#server/lib/loop.ts';
import { counted } from './counted.ts';

/**
 * Something that is looked after every few seconds. A schedule of pg-boss sends one job a minute at
 * the most, so every node does it by itself: what is due is claimed row by row, and no two nodes
 * take the same.
 */
export interface Round {
  name: string;
  everyMs: number;
  run(context: Context, signal: AbortSignal): Promise<unknown>;
}

/** Repeats a round; where one fails, the next comes all the same. */
export const startRound = (context: Context, { name, everyMs, run }: Round): Loop =>
  startLoop(
    async (signal) =>
      !rests(context) &&
      counted(name, () => run(context, signal)).catch((err: unknown) =>
        context.log.error({ round: name, err }, 'round failed'),
      ),
    { everyMs },
  );

/** All of them side by side, stopped together. */
export function startRounds(context: Context, rounds: readonly Round[]): Loop {
  const loops = rounds.map((round) => startRound(context, round));
  return { stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))) };
}
