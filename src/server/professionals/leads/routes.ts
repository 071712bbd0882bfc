import * as steps from '#contract/professionals/lead-steps.ts';
import * as contract from '#contract/professionals/leads.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { getLeadVerb } from './get-lead.ts';
import { leadPoolVerb } from './lead-pool.ts';
import { agentLeadsVerb } from './list-leads.ts';
import { addLeadNoteVerb, setLeadFollowUpVerb } from './note-lead.ts';
import { offerHomeVerb } from './offer-home.ts';
import { offeredToMeVerb } from './offered-to-me.ts';
import { takeLeadVerb } from './take-lead.ts';
import * as take from './take-step.ts';

export const leadRoutes: Route[] = [
  implement(contract.agentLeads, agentLeadsVerb),
  implement(contract.getLead, getLeadVerb),
  implement(contract.leadPool, leadPoolVerb),
  implement(contract.takeLead, takeLeadVerb),
  implement(contract.offeredToMe, offeredToMeVerb),
  implement(steps.contactLead, take.contactLeadVerb),
  implement(steps.arrangeLeadVisit, take.arrangeLeadVisitVerb),
  implement(steps.negotiateLead, take.negotiateLeadVerb),
  implement(steps.winLead, take.winLeadVerb),
  implement(steps.loseLead, take.loseLeadVerb),
  implement(steps.reopenLead, take.reopenLeadVerb),
  implement(steps.addLeadNote, addLeadNoteVerb),
  implement(steps.setLeadFollowUp, setLeadFollowUpVerb),
  implement(steps.offerHome, offerHomeVerb),
];
