import * as desk from '#contract/professionals/agent-desk.ts';
import * as interests from '#contract/professionals/agent-interests.ts';
import * as visitors from '#contract/professionals/agent-visitors.ts';
import * as holds from '#contract/professionals/listing-holds.ts';
import { countView } from '#contract/professionals/listing-views.ts';
import { implement, type Route } from '#server/http/execute.ts';
import * as answers from './answer-interest.ts';
import { agentPropertyDetailsVerb, assignedListingsVerb, listAssignmentsVerb } from './assigned.ts';
import { bookingsByAgentVerb } from './bookings-by-agent.ts';
import { countViewVerb } from './count-view.ts';
import { holdListingVerb } from './hold-listing.ts';
import * as lists from './list-interests.ts';
import { offerStatusVerb } from './offer-status.ts';
import { holdOfListingVerb, holdsByAgentVerb, releaseHoldVerb } from './release-hold.ts';
import { showInterestVerb } from './show-interest.ts';
import { openTrainingVerb } from './training.ts';
import { visitorRequestsVerb } from './visitor-requests.ts';
import { visitorListVerb } from './visitors.ts';

export const agentDeskRoutes: Route[] = [
  implement(interests.showInterest, showInterestVerb),
  implement(interests.offerStatus, offerStatusVerb),
  implement(interests.requestInterestList, lists.requestInterestListVerb),
  implement(interests.interestedAgents, lists.interestedAgentsVerb),
  implement(interests.getInterest, lists.getInterestVerb),
  implement(interests.acceptInterest, answers.acceptInterestVerb),
  implement(interests.declineInterest, answers.declineInterestVerb),
  implement(interests.withdrawInterest, answers.withdrawInterestVerb),
  implement(holds.holdsByAgent, holdsByAgentVerb),
  implement(holds.holdOfListing, holdOfListingVerb),
  implement(holds.holdListing, holdListingVerb),
  implement(holds.releaseHold, releaseHoldVerb),
  implement(desk.listAssignments, listAssignmentsVerb),
  implement(desk.assignedListings, assignedListingsVerb),
  implement(desk.agentPropertyDetails, agentPropertyDetailsVerb),
  implement(desk.bookingsByAgent, bookingsByAgentVerb),
  implement(visitors.visitorList, visitorListVerb),
  implement(visitors.visitorRequests, visitorRequestsVerb),
  implement(desk.openTraining, openTrainingVerb),
  implement(countView, countViewVerb),
];
