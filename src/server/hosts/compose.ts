import {
  adRates,
  adsRecord,
  campaignPurposes,
  closeCampaigns,
  waitingCampaigns,
} from '#server/ads/campaigns/index.ts';
import { adSnapshots } from '#server/ads/event-snapshots.ts';
import { backupStanding } from '#server/backup/by-night.ts';
import { type Context, createContext, onSpendAlarm } from '#server/core/context.ts';
import { eventSnapshots } from '#server/core/events.ts';
import { answerShelves } from '#server/core/kept-answers.ts';
import { onWritten } from '#server/core/written.ts';
import { lastBackup, staffListRoutes } from '#server/dashboard/hooks.ts';
import type { Database } from '#server/db/client.ts';
import { letBidFallThrough } from '#server/deals/bids/index.ts';
import { closeDeals, dealsRecord, endListingDeals, haltDeals } from '#server/deals/ending/index.ts';
import { dealSnapshots } from '#server/deals/event-snapshots.ts';
import {
  bookingGuards,
  cancelCosts,
  completionGuards,
  contactAllowances,
  holdCounts,
  meetingRecords,
  onBookingEnded,
  onBookingEnding,
  onContactRevoking,
  onEnquiry,
} from '#server/deals/hooks.ts';
import { offerPlanned } from '#server/deals/visits/index.ts';
import { homeSnapshots } from '#server/homes/event-snapshots.ts';
import { listingAllowance, onListingEnded, onListingPublished } from '#server/homes/hooks.ts';
import { waitingAlikePhotos } from '#server/homes/media/index.ts';
import {
  closeListings,
  eraseFromHomes,
  freezeListings,
  listingsRecord,
  thawListings,
} from '#server/homes/my-listings/index.ts';
import { answersOfHomes, catchUpWithCall } from '#server/homes/search-feed/index.ts';
import { isPaperForStaff, waitingVerifications } from '#server/homes/verifications/index.ts';
import type { Env } from '#server/lib/env.ts';
import type { Logger } from '#server/lib/log.ts';
import {
  bookingReleases,
  closeMoney,
  costOfCancelling,
  endDealMoney,
  eraseFromMoney,
  escrowPurposes,
  failedPayouts,
  releaseSubjects,
  requireNothingDue,
  waitingPayouts,
  waitingReleases,
} from '#server/money/escrow/index.ts';
import { moneySnapshots } from '#server/money/event-snapshots.ts';
import { failedRefunds, moneyRecord, openMoneyChecks } from '#server/money/money-admin/index.ts';
import { listedPrices, ownPrices } from '#server/money/prices/index.ts';
import {
  promotionPurposes,
  requireListingQuota,
  revokePaidContact,
  takeContact,
} from '#server/money/promotions/index.ts';
import { purposes } from '#server/money/purposes/index.ts';
import {
  lapseSettlements,
  settlementPurposes,
  waitingSettlements,
} from '#server/money/settlements/index.ts';
import { waitingRefunds } from '#server/money/two-people/index.ts';
import { tellOfSpending } from '#server/people/admin/index.ts';
import { waitingBankAccounts } from '#server/people/bank-accounts/index.ts';
import {
  onAccountClosing,
  onPersonErased,
  onPersonRestored,
  onPersonSuspended,
  personRecords,
  staffDocuments,
  staffQueues,
} from '#server/people/hooks.ts';
import { waitingIdentities } from '#server/people/kyc/index.ts';
import { waitingLicences } from '#server/people/licences/index.ts';
import { accountRecord } from '#server/people/staff-desk/index.ts';
import {
  closeInterests,
  countHoldsFor,
  endInterests,
  requireNotHeld,
} from '#server/professionals/agent-desk/index.ts';
import {
  closeEngagements,
  engagementPurposes,
  engagementReleases,
  tellOfSuspension,
  waitingDisputes,
} from '#server/professionals/engagements/index.ts';
import { professionalSnapshots } from '#server/professionals/event-snapshots.ts';
import { onHired } from '#server/professionals/hooks.ts';
import { closeRenewals } from '#server/professionals/lawyers/index.ts';
import { eraseLeads, leadFromEnquiry, leadFromHire } from '#server/professionals/leads/index.ts';
import { waitingReports, workRecord } from '#server/professionals/reviews/index.ts';
import { talkSnapshots } from '#server/talk/event-snapshots.ts';
import { findMeetingRecords } from '#server/talk/meetings/index.ts';
import { eraseMessages } from '#server/talk/messenger/index.ts';
import { tellOtherWorkers } from './run-worker.ts';
import { routesOfLists } from './staff-list-routes.ts';

/** Who listens to whom: every hook of a lower area, with the higher ones' parts in their order. */
export function compose(): void {
  // core
  answerShelves.fill({ homes: answersOfHomes });
  onWritten.fill([catchUpWithCall, tellOtherWorkers]);
  eventSnapshots.fill({
    ...homeSnapshots,
    ...dealSnapshots,
    ...moneySnapshots,
    ...professionalSnapshots,
    ...talkSnapshots,
    ...adSnapshots,
  });

  // people
  onSpendAlarm.fill([tellOfSpending]);
  onAccountClosing.fill([
    closeListings,
    closeDeals,
    closeMoney,
    closeEngagements,
    closeCampaigns,
    closeInterests,
    closeRenewals,
  ]);
  onPersonErased.fill([eraseFromHomes, eraseFromMoney, eraseLeads, eraseMessages]);
  staffDocuments.fill([isPaperForStaff]);
  staffQueues.fill({
    identity_check: waitingIdentities,
    licence: waitingLicences,
    bank_account: waitingBankAccounts,
    verification: waitingVerifications,
    photo: waitingAlikePhotos,
    payout: waitingPayouts,
    payout_failed: failedPayouts,
    refund: waitingRefunds,
    refund_failed: failedRefunds,
    release: waitingReleases,
    settlement: waitingSettlements,
    dispute: waitingDisputes,
    abuse_report: waitingReports,
    campaign: waitingCampaigns,
    money_check: openMoneyChecks,
  });
  staffListRoutes.fill(routesOfLists());
  lastBackup.fill([backupStanding]);
  personRecords.fill([
    accountRecord,
    listingsRecord,
    dealsRecord,
    moneyRecord,
    workRecord,
    adsRecord,
  ]);
  onPersonSuspended.fill([freezeListings, haltDeals, tellOfSuspension]);
  onPersonRestored.fill([thawListings]);

  // homes
  onListingEnded.fill([endInterests, endListingDeals]);
  onListingPublished.fill([offerPlanned]);
  listingAllowance.fill([requireListingQuota]);

  // deals
  onEnquiry.fill([leadFromEnquiry]);
  bookingGuards.fill([requireNotHeld]);
  holdCounts.fill([countHoldsFor]);
  onBookingEnding.fill([letBidFallThrough]);
  cancelCosts.fill([costOfCancelling]);
  onBookingEnded.fill([endDealMoney, lapseSettlements]);
  completionGuards.fill([requireNothingDue]);
  contactAllowances.fill([takeContact]);
  onContactRevoking.fill([revokePaidContact]);
  meetingRecords.fill([findMeetingRecords]);

  // money
  purposes.fill({
    ...promotionPurposes,
    ...escrowPurposes,
    ...settlementPurposes,
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
export function openContext(db: Database, env: Env, log: Logger, now?: () => Date): Context {
  if (!isComposed) compose();
  isComposed = true;
  return createContext(db, env, log, now);
}
