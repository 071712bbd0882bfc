import type { UseFormReturn } from 'react-hook-form';
import type { FormOf } from '#client/lib/use-call-form.ts';
import type { raiseBid } from '#contract/deals/bid-steps.ts';
import type { BodyOf } from '#contract/lib/endpoint.ts';

/** A raise asks for all that a bid and a counter ask for. */
export type BidForm = UseFormReturn<FormOf<typeof raiseBid>, unknown, BodyOf<typeof raiseBid>>;
