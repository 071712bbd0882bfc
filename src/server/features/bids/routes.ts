import * as bids from '../../../contract/bids.ts';
import { implement, type Route } from '../../http/execute.ts';
import { acceptBidVerb, acceptCounterVerb } from './accept-bid.ts';
import { counterBidVerb } from './counter-bid.ts';
import { rejectBidVerb, withdrawBidVerb } from './end-bid.ts';
import { downloadBidLogVerb, getBidVerb } from './get-bid.ts';
import { bidsOnListingVerb, myBidsVerb } from './list-bids.ts';
import { bidOutcomeVerb } from './outcome.ts';
import { placeBidVerb } from './place-bid.ts';
import { raiseBidVerb } from './raise-bid.ts';

export const bidRoutes: Route[] = [
  implement(bids.placeBid, placeBidVerb),
  implement(bids.raiseBid, raiseBidVerb),
  implement(bids.counterBid, counterBidVerb),
  implement(bids.acceptBid, acceptBidVerb),
  implement(bids.acceptCounter, acceptCounterVerb),
  implement(bids.rejectBid, rejectBidVerb),
  implement(bids.withdrawBid, withdrawBidVerb),
  implement(bids.myBids, myBidsVerb),
  implement(bids.bidsOnListing, bidsOnListingVerb),
  implement(bids.getBid, getBidVerb),
  implement(bids.downloadBidLog, downloadBidLogVerb),
  implement(bids.bidOutcome, bidOutcomeVerb),
];
