import { adRates } from '#server/ads/campaigns/ad-rates.ts';
import { closeCampaigns } from '#server/ads/campaigns/leave-campaigns.ts';
import { campaignPurposes } from '#server/ads/campaigns/purposes.ts';
import { type Context, createContext } from '#server/core/context.ts';
import type { Database } from '#server/db/client.ts';
import { letBidFallThrough } from '#server/deals/bids/fall-through.ts';
import { closeDeals } from '#server/deals/ending/close-account.ts';
import { endListingDeals } from '#server/deals/ending/end-listing-deals.ts';
import {
  bookingGuards,
  completionGuards,
  contactAllowances,
  meetingRecords,
  onBookingEnded,
  onBookingEnding,
  onContactRevoking,
  onEnquiry,
} from '#server/deals/hooks.ts';
import { listingAllowance, onListingEnded } from '#server/homes/hooks.ts';
import { closeListings, eraseFromHomes } from '#server/homes/my-listings/close-account.ts';
import type { Env } from '#server/lib/env.ts';
import type { Logger } from '#server/lib/log.ts';
import { closeMoney } from '#server/money/escrow/close-account.ts';
import { endDealMoney } from '#server/money/escrow/end-deal-money.ts';
import { eraseFromMoney } from '#server/money/escrow/erase-from-money.ts';
import { escrowPurposes } from '#server/money/escrow/purposes.ts';
import { bookingReleases, releaseSubjects } from '#server/money/escrow/release-subjects.ts';
import { requireNothingDue } from '#server/money/escrow/require-nothing-due.ts';
import { listedPrices } from '#server/money/prices/listed-prices.ts';
import { ownPrices } from '#server/money/prices/price-list.ts';
import { requireRoom } from '#server/money/promotions/listing-room.ts';
import { promotionPurposes } from '#server/money/promotions/purposes.ts';
import { revokePaidContact, takeContact } from '#server/money/promotions/return-contact.ts';
import { purposes } from '#server/money/purposes/purposes.ts';
import { onAccountClosing, onPersonErased } from '#server/people/hooks.ts';
import { requireNotHeld } from '#server/professionals/agent-desk/holds.ts';
import { closeInterests, endInterests } from '#server/professionals/agent-desk/leave-interests.ts';
import { closeEngagements } from '#server/professionals/engagements/leave-engagements.ts';
import { engagementPurposes } from '#server/professionals/engagements/purposes.ts';
import { engagementReleases } from '#server/professionals/engagements/release-subject.ts';
import { onHired } from '#server/professionals/hooks.ts';
import { eraseLeads } from '#server/professionals/leads/erase-leads.ts';
import { leadFromEnquiry } from '#server/professionals/leads/lead-from-enquiry.ts';
import { leadFromHire } from '#server/professionals/leads/lead-from-hire.ts';
import { findMeetingRecords } from '#server/talk/meetings/find-meetings.ts';
import { eraseMessages } from '#server/talk/messenger/erase-messages.ts';

/** Who listens to whom: every hook of a lower area, with the higher ones' parts in their order. */
export function compose(): void {
  // people
  onAccountClosing.fill([
    closeListings,
    closeDeals,
    closeMoney,
    closeEngagements,
    closeCampaigns,
    closeInterests,
  ]);
  onPersonErased.fill([eraseFromHomes, eraseFromMoney, eraseLeads, eraseMessages]);

  // homes
  onListingEnded.fill([endInterests, endListingDeals]);
  listingAllowance.fill([requireRoom]);

  // deals
  onEnquiry.fill([leadFromEnquiry]);
  bookingGuards.fill([requireNotHeld]);
  onBookingEnding.fill([letBidFallThrough]);
  onBookingEnded.fill([endDealMoney]);
  completionGuards.fill([requireNothingDue]);
  contactAllowances.fill([takeContact]);
  onContactRevoking.fill([revokePaidContact]);
  meetingRecords.fill([findMeetingRecords]);

  // money
  purposes.fill({
    ...promotionPurposes,
    ...escrowPurposes,
    ...engagementPurposes,
    ...campaignPurposes,
  });
  releaseSubjects.fill({ booking: bookingReleases, engagement: engagementReleases });
  listedPrices.fill([ownPrices, adRates]);

  // professionals
  onHired.fill([leadFromHire]);
}

let isComposed = false;

/** What every call of a process shares, with the areas put together. */
export function openContext(db: Database, env: Env, log: Logger): Context {
  if (!isComposed) compose();
  isComposed = true;
  return createContext(db, env, log);
}
