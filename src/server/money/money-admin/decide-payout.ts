import { success } from '#contract/lib/envelope.ts';
import type {
  approveAdminPayout,
  rejectAdminPayout,
  retryAdminPayout,
  secondAdminPayout,
} from '#contract/money/payout-admin.ts';
import words from '#messages/money/staff/index.ts';
import type { Verb } from '#server/http/execute.ts';
import {
  approvePayout,
  rejectPayout,
  retryPayout,
  secondPayout,
} from '#server/money/escrow/index.ts';

export const secondPayoutVerb: Verb<typeof secondAdminPayout> = async (context, { params }) => {
  await secondPayout(context, params.payoutId);
  return success(null, words.agreedAnotherMust);
};

export const approvePayoutVerb: Verb<typeof approveAdminPayout> = async (context, { params }) => {
  await approvePayout(context, params.payoutId);
  return success(null, words.twoAgreed);
};

export const rejectPayoutVerb: Verb<typeof rejectAdminPayout> = async (context, input) => {
  await rejectPayout(context, input.params.payoutId, input.body.reason);
  return success(null, words.payoutStopped);
};

export const retryPayoutVerb: Verb<typeof retryAdminPayout> = async (context, { params }) => {
  await retryPayout(context, params.payoutId);
  return success(null, words.payoutSentAgain);
};
