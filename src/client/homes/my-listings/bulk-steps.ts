import type { BulkAction } from '#contract/homes/my-listing-steps.ts';
import type { OwnListing } from '#contract/homes/my-listings.ts';
import words from '#messages/homes/my-listings/index.ts';
import { labels } from '#messages/lib/labels.ts';
import { ACTION_LABEL, ACTION_QUESTION, actionsOf } from './actions.ts';

/** In the order in which they are offered. A draft is published one at a time: it wants photos first. */
const OFFERED = ['confirm', 'pause', 'resume', 'renew', 'sell', 'rentOut', 'withdraw'] as const;
export type Step = (typeof OFFERED)[number] & BulkAction;

export const STEP_LABEL: Record<Step, string> = labels(() => ({
  ...ACTION_LABEL,
  confirm: words.stillAvailable,
}));

const canTake = (listing: OwnListing, step: Step): boolean =>
  step === 'confirm' ? listing.status === 'live' : actionsOf(listing).includes(step);

export interface OfferedStep {
  step: Step;
  /** Those of the chosen ones that can take it. */
  ids: number[];
}

/** The steps that at least one of the chosen listings can take, by the table of states. */
export const stepsFor = (chosen: readonly OwnListing[]): OfferedStep[] =>
  OFFERED.map((step) => ({
    step,
    ids: chosen
      .filter((listing) => canTake(listing, step))
      .map(({ propertydata }) => propertydata.id),
  })).filter(({ ids }) => ids.length > 0);

/** What a step asks first, of several at once; undefined where it can be taken back at once. */
export const questionOf = (step: Step): string | undefined =>
  step === 'confirm' ? undefined : ACTION_QUESTION[step]?.text;
