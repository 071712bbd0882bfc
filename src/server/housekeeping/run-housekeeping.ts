import { forgetAdViewers } from '#server/ads/campaigns/index.ts';
import type { Context } from '#server/core/context.ts';
import { forgetFailures } from '#server/core/failures.ts';
import { removeFiles } from '#server/core/remove-files.ts';
import { clearSearchChanges } from '#server/homes/search-feed/index.ts';
import { expireChecks, removeDocuments } from '#server/people/kyc/index.ts';
import { removeParts } from './remove-parts.ts';
import {
  removeCodes,
  removeEvents,
  removeKeys,
  removeProofs,
  removeRateLimits,
  removeRegistrations,
  removeSessions,
  removeStoredAnswers,
} from './remove-rows.ts';
import { rollOff } from './roll-off.ts';

type Part = (context: Context, signal: AbortSignal) => Promise<number>;

/** Files come last: what the others drop goes in the same round. */
const PARTS = {
  codes: removeCodes,
  proofs: removeProofs,
  registrations: removeRegistrations,
  rateLimits: removeRateLimits,
  sessions: removeSessions,
  storedAnswers: removeStoredAnswers,
  events: removeEvents,
  keys: removeKeys,
  rolledOff: rollOff,
  searchChanges: clearSearchChanges,
  failures: forgetFailures,
  adViewers: forgetAdViewers,
  checks: expireChecks,
  documents: removeDocuments,
  files: removeFiles,
  parts: removeParts,
} satisfies Record<string, Part>;

export type Tally = Partial<Record<keyof typeof PARTS, number>>;

/**
 * One round of tidying up; answers how much each part did, without those that failed. Any number
 * of nodes may do it at once. An aborted signal ends it after the batch in hand.
 */
export async function runHousekeeping(context: Context, signal: AbortSignal): Promise<Tally> {
  const { log } = context;
  const tally: Tally = {};
  for (const name of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
    try {
      tally[name] = await PARTS[name](context, signal);
    } catch (error) {
      log.error({ err: error, part: name }, 'a part of housekeeping failed');
    }
  }
  log.info(tally, 'housekeeping done');
  return tally;
}
