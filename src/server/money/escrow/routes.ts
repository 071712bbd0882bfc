import * as dealPayments from '#contract/money/deal-payments.ts';
import * as contract from '#contract/money/escrow.ts';
import * as steps from '#contract/money/escrow-steps.ts';
import * as admin from '#contract/money/release-admin.ts';
import * as releases from '#contract/money/releases.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { cancelReleaseVerb, refuseReleaseVerb } from './answer-release.ts';
import { approveReleaseVerb } from './approve-release.ts';
import { askReleaseVerb } from './ask-release.ts';
import { claimForfeitVerb } from './claim-forfeit.ts';
import { awardReleaseVerb, dismissReleaseVerb } from './decide-release.ts';
import { disputeReleaseVerb } from './dispute-release.ts';
import { getDealMoneyVerb } from './get-deal-money.ts';
import { getReleaseVerb } from './get-release.ts';
import * as lists from './list-money.ts';
import { listOpenReleasesVerb } from './list-open-releases.ts';
import { proposePlanVerb } from './propose-plan.ts';
import { sendReleaseCodeVerb } from './send-release-code.ts';
import { waiveInstalmentVerb } from './waive-instalment.ts';

export const escrowRoutes: Route[] = [
  implement(contract.getDealMoney, getDealMoneyVerb),
  implement(dealPayments.pennyTransactions, lists.pennyTransactionsVerb),
  implement(dealPayments.bookingTransactions, lists.bookingTransactionsVerb),
  implement(dealPayments.refundTransactions, lists.refundTransactionsVerb),
  implement(contract.paidInstalments, lists.paidInstalmentsVerb),
  implement(releases.withdrawalHistory, lists.withdrawalHistoryVerb),
  implement(dealPayments.receivedPayments, lists.receivedPaymentsVerb),
  implement(releases.releaseRequests, lists.releaseRequestsVerb),
  implement(releases.getRelease, getReleaseVerb),
  implement(releases.sellerReleases, lists.sellerReleasesVerb),
  implement(steps.proposePlan, proposePlanVerb),
  implement(steps.waiveInstalment, waiveInstalmentVerb),
  implement(steps.askRelease, askReleaseVerb),
  implement(steps.claimForfeit, claimForfeitVerb),
  implement(steps.sendReleaseCode, sendReleaseCodeVerb),
  implement(steps.approveRelease, approveReleaseVerb),
  implement(steps.refuseRelease, refuseReleaseVerb),
  implement(steps.disputeRelease, disputeReleaseVerb),
  implement(steps.cancelRelease, cancelReleaseVerb),
  implement(admin.listOpenReleases, listOpenReleasesVerb),
  implement(admin.awardRelease, awardReleaseVerb),
  implement(admin.dismissRelease, dismissReleaseVerb),
];
