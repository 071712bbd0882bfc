import * as steps from '#contract/deals/bid-steps.ts';
import * as bids from '#contract/deals/bids.ts';
import { dealStatus } from '#contract/deals/bookings.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { acceptBidVerb, acceptCounterVerb } from './accept-bid.ts';
import { counterBidVerb } from './counter-bid.ts';
import { dealStatusVerb } from './deal-status.ts';
import { rejectBidVerb, withdrawBidVerb } from './end-bid.ts';
import { downloadBidLogVerb, getBidVerb } from './get-bid.ts';
import { bidsOnListingVerb, myBidsVerb } from './list-bids.ts';
import { bidOutcomeVerb } from './outcome.ts';
import { placeBidVerb } from './place-bid.ts';
import { raiseBidVerb } from './raise-bid.ts';

export const bidRoutes: Route[] = [
  implement(steps.placeBid, placeBidVerb),
  implement(steps.raiseBid, raiseBidVerb),
  implement(steps.counterBid, counterBidVerb),
  implement(steps.acceptBid, acceptBidVerb),
  implement(steps.acceptCounter, acceptCounterVerb),
  implement(steps.rejectBid, rejectBidVerb),
  implement(steps.withdrawBid, withdrawBidVerb),
  implement(bids.myBids, myBidsVerb),
  implement(bids.bidsOnListing, bidsOnListingVerb),
  implement(bids.getBid, getBidVerb),
  implement(bids.downloadBidLog, downloadBidLogVerb),
  implement(bids.bidOutcome, bidOutcomeVerb),
  implement(dealStatus, dealStatusVerb),
];
