import type { Context } from '#server/core/context.ts';
import { GatewayError } from '#server/ports/gateway/gateway.ts';

/** What comparing one thing with the gateway came to. */
export interface Compared {
  /** It stands otherwise here than before: what the gateway said was news. */
  mended: boolean;
  /** What still differs, in a sentence. */
  difference: string | undefined;
}

export interface Tally {
  checked: number;
  mended: number;
  differences: string[];
}

export const noTally = (): Tally => ({ checked: 0, mended: 0, differences: [] });

/**
 * Compares things one after the other and counts what came of it. Where the gateway gives no answer
 * that is said of the thing, and the others are still asked for.
 */
export async function tallyUp<Thing>(
  context: Context,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  compare: (thing: Thing) => Promise<Compared>,
): Promise<Tally> {
  const tally = noTally();
  for (const thing of things) {
    tally.checked++;
    try {
      const { mended, difference } = await compare(thing);
      if (mended) tally.mended++;
      if (difference) tally.differences.push(difference);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      context.log.warn({ thing: nameOf(thing), reason: error.reason }, 'not compared');
      tally.differences.push(`${nameOf(thing)} could not be compared: ${error.message}`);
    }
  }
  return tally;
}
