import * as contacts from '../../../contract/contacts.ts';
import { success } from '../../../contract/envelope.ts';
import { implement, type Route } from '../../http/execute.ts';
import { contactOfListingVerb } from './contact-of-listing.ts';
import { findByRequestCountVerb } from './count-requests.ts';
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
  implement(contacts.contactOfListing, contactOfListingVerb),
  implement(contacts.requestContact, requestContactVerb),
  implement(contacts.acceptContact, async (context, { params }) =>
    success(
      await takeStep(context, params.requestId, 'accept'),
      'Accepted: you can see each other’s number now.',
    ),
  ),
  implement(contacts.declineContact, async (context, { params, body }) =>
    success(
      await takeStep(context, params.requestId, 'decline', body.reason),
      'Declined. The buyer is told.',
    ),
  ),
  implement(contacts.withdrawContact, async (context, { params }) =>
    success(await takeStep(context, params.requestId, 'withdraw'), 'Your request is taken back.'),
  ),
  implement(contacts.revokeContact, async (context, { params }) =>
    success(
      await takeStep(context, params.requestId, 'revoke'),
      'Numbers are not shared any more.',
    ),
  ),
  implement(contacts.revealNumbers, revealNumbersVerb),
  implement(contacts.getParty, getPartyVerb),
];
