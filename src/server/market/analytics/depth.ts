import { AppError } from '#contract/lib/errors.ts';
import type { Depth } from '#contract/market/analytics-shapes.ts';
import words from '#messages/market/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { readPass } from '#server/lib/pass.ts';

/**
 * How deep an answer may go: the summary for whoever shows no pass. Throws wrong_credentials for a
 * pass that is not ours, has run out or says something else, so that its bearer gets a new one.
 */
export function depthOf({ caller, secrets, now }: Context): Depth {
  if (caller.pass === undefined) return 'summary';
  const says = readPass(secrets.key('analysis pass'), caller.pass, now());
  if (says === 'full') return says;
  throw new AppError('wrong_credentials', words.passRunOut);
}

/** Throws wrong_credentials where the answer is of the full analysis only. */
export function requireFull(context: Context): void {
  if (depthOf(context) === 'full') return;
  throw new AppError('wrong_credentials', words.fullAnalysis);
}
