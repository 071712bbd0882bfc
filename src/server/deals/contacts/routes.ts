import * as steps from '#contract/deals/contact-steps.ts';
import * as contacts from '#contract/deals/contacts.ts';
import { getDealStory } from '#contract/deals/deal-story.ts';
import { success } from '#contract/lib/envelope.ts';
import words from '#messages/deals/contacts/index.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { contactOfListingVerb } from './contact-of-listing.ts';
import { findByRequestCountVerb } from './count-requests.ts';
import { getDealStoryVerb } from './deal-story.ts';
import { getPartyVerb } from './get-party.ts';
import { findBySellerVerb, getContactVerb, interestedListVerb } from './list-contacts.ts';
import { requestContactVerb } from './request-contact.ts';
import { revealNumbersVerb } from './reveal-numbers.ts';
import { takeStep } from './take-step.ts';

export const contactRoutes: Route[] = [
  implement(contacts.interestedList, interestedListVerb),
  implement(contacts.findBySeller, findBySellerVerb),
  implement(contacts.findByRequestCount, findByRequestCountVerb),
  implement(contacts.getContact, getContactVerb),
  implement(getDealStory, getDealStoryVerb),
  implement(contacts.contactOfListing, contactOfListingVerb),
  implement(steps.requestContact, requestContactVerb),
  implement(steps.acceptContact, async (context, { params }) =>
    success(await takeStep(context, params.requestId, 'accept'), words.acceptedNumbers),
  ),
  implement(steps.declineContact, async (context, { params, body }) =>
    success(await takeStep(context, params.requestId, 'decline', body.reason), words.declinedTold),
  ),
  implement(steps.withdrawContact, async (context, { params }) =>
    success(await takeStep(context, params.requestId, 'withdraw'), words.requestTakenBack),
  ),
  implement(steps.revokeContact, async (context, { params }) =>
    success(await takeStep(context, params.requestId, 'revoke'), words.numbersNotShared),
  ),
  implement(steps.revealNumbers, revealNumbersVerb),
  implement(contacts.getParty, getPartyVerb),
];
