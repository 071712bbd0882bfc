import * as disputes from '#contract/professionals/disputes.ts';
import * as steps from '#contract/professionals/engagement-steps.ts';
import * as contract from '#contract/professionals/engagements.ts';
import * as hired from '#contract/professionals/hired.ts';
import * as professionals from '#contract/professionals/professionals.ts';
import * as workCalendar from '#contract/professionals/work-calendar.ts';
import { workCsv } from '#contract/professionals/work-list.ts';
import * as workProfile from '#contract/professionals/work-profile.ts';
import { implement, type Route } from '#server/http/execute.ts';
import * as quote from './answer-quote.ts';
import { declineEngagementVerb, quoteEngagementVerb } from './answer-request.ts';
import { askFeeAgainVerb, deliverWorkVerb } from './deliver-work.ts';
import * as directory from './directory.ts';
import { getEngagementVerb, lawyerWorkVerb } from './get-engagement.ts';
import { listDisputesVerb } from './list-disputes.ts';
import * as lists from './list-engagements.ts';
import { requestEngagementVerb } from './request-engagement.ts';
import { settleForClientVerb, settleForProfessionalVerb } from './settle-dispute.ts';
import { requestAllowanceVerb } from './take-request.ts';
import { workCalendarVerb } from './work-calendar.ts';
import { workCsvVerb } from './work-csv.ts';
import { getWorkProfileVerb, saveWorkProfileVerb } from './work-profile.ts';
import * as work from './work-steps.ts';

export const engagementRoutes: Route[] = [
  implement(contract.listEngagements, lists.listEngagementsVerb),
  implement(contract.myEngagements, lists.myEngagementsVerb),
  implement(contract.requestAllowance, requestAllowanceVerb),
  implement(workCalendar.workCalendar, workCalendarVerb),
  implement(workCsv, workCsvVerb),
  implement(contract.getEngagement, getEngagementVerb),
  implement(hired.hiredAgents, lists.hiredAgentsVerb),
  implement(hired.assignedLawyers, lists.assignedLawyersVerb),
  implement(hired.hiredEvaluators, lists.hiredEvaluatorsVerb),
  implement(hired.lawyersOfProperty, lists.lawyersOfPropertyVerb),
  implement(hired.lawyerWork, lawyerWorkVerb),
  implement(disputes.listDisputes, listDisputesVerb),
  implement(disputes.settleForClient, settleForClientVerb),
  implement(disputes.settleForProfessional, settleForProfessionalVerb),
  implement(steps.requestEngagement, requestEngagementVerb),
  implement(steps.quoteEngagement, quoteEngagementVerb),
  implement(steps.declineEngagement, declineEngagementVerb),
  implement(steps.acceptQuote, quote.acceptQuoteVerb),
  implement(steps.turnDownQuote, quote.turnDownQuoteVerb),
  implement(steps.withdrawEngagement, quote.withdrawEngagementVerb),
  implement(steps.stepBack, quote.stepBackVerb),
  implement(steps.startWork, work.startWorkVerb),
  implement(steps.giveUpWork, work.giveUpWorkVerb),
  implement(steps.deliverWork, deliverWorkVerb),
  implement(steps.askFeeAgain, askFeeAgainVerb),
  implement(steps.askRework, work.askReworkVerb),
  implement(steps.disputeWork, work.disputeWorkVerb),
  implement(professionals.listProfessionals, directory.listProfessionalsVerb),
  implement(professionals.findProfessionals, directory.findProfessionalsVerb),
  implement(professionals.getProfessional, directory.getProfessionalVerb),
  implement(professionals.nearbyAgents, directory.nearbyAgentsVerb),
  implement(professionals.allLawyers, directory.allLawyersVerb),
  implement(professionals.allEvaluators, directory.allEvaluatorsVerb),
  implement(workProfile.getWorkProfile, getWorkProfileVerb),
  implement(workProfile.saveWorkProfile, saveWorkProfileVerb),
];
