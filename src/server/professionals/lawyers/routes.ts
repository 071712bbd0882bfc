import * as agreements from '#contract/professionals/agreements.ts';
import * as lawyers from '#contract/professionals/lawyers.ts';
import * as renewalSteps from '#contract/professionals/renewal-steps.ts';
import * as renewals from '#contract/professionals/renewals.ts';
import * as papers from '#contract/professionals/work-papers.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { draftAgreementVerb, redraftAgreementVerb } from './agreements/draft.ts';
import { buyerAgreementVerb, sellerAgreementVerb } from './agreements/my-agreement.ts';
import { agreementPdfVerb } from './agreements/open-agreement.ts';
import { refuseAgreementVerb } from './agreements/refuse.ts';
import { renewLicenceVerb } from './agreements/renew-licence.ts';
import { shareAgreementVerb } from './agreements/share.ts';
import { finishSigningVerb, signAgreementVerb } from './agreements/sign.ts';
import { sendSigningCodeVerb } from './agreements/signing-code.ts';
import { addWorkPaperVerb, openPaperVerb } from './hand-in-paper.ts';
import { issueTitleReportVerb } from './issue-report.ts';
import { lawyerLeadDetailsVerb } from './lead-details.ts';
import { lawyerLeadsVerb } from './list-leads.ts';
import {
  acceptRenewalVerb,
  callOffRenewalVerb,
  declineRenewalVerb,
  withdrawRenewalVerb,
} from './renewals/answer-renewal.ts';
import { getRenewalsVerb } from './renewals/get-renewals.ts';
import { offerRenewalVerb } from './renewals/offer-renewal.ts';
import { saveTitlePointVerb } from './title-check.ts';

export const lawyerRoutes: Route[] = [
  implement(lawyers.lawyerLeads, lawyerLeadsVerb),
  implement(lawyers.lawyerLeadDetails, lawyerLeadDetailsVerb),
  implement(lawyers.saveTitlePoint, saveTitlePointVerb),
  implement(lawyers.issueTitleReport, issueTitleReportVerb),
  implement(papers.addWorkPaper, addWorkPaperVerb),
  implement(papers.openPaper, openPaperVerb),
  implement(agreements.draftAgreement, draftAgreementVerb),
  implement(agreements.redraftAgreement, redraftAgreementVerb),
  implement(agreements.shareAgreement, shareAgreementVerb),
  implement(agreements.refuseAgreement, refuseAgreementVerb),
  implement(agreements.sendSigningCode, sendSigningCodeVerb),
  implement(agreements.signAgreement, signAgreementVerb),
  implement(agreements.finishSigning, finishSigningVerb),
  implement(agreements.sellerAgreement, sellerAgreementVerb),
  implement(agreements.buyerAgreement, buyerAgreementVerb),
  implement(renewals.renewLicence, renewLicenceVerb),
  implement(renewals.getRenewals, getRenewalsVerb),
  implement(renewalSteps.offerRenewal, offerRenewalVerb),
  implement(renewalSteps.acceptRenewal, acceptRenewalVerb),
  implement(renewalSteps.declineRenewal, declineRenewalVerb),
  implement(renewalSteps.withdrawRenewal, withdrawRenewalVerb),
  implement(renewalSteps.callOffRenewal, callOffRenewalVerb),
  implement(agreements.agreementPdf, agreementPdfVerb),
];
