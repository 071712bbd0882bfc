import * as pool from '#contract/professionals/lead-pool.ts';
import * as steps from '#contract/professionals/lead-steps.ts';
import * as work from '#contract/professionals/lead-work.ts';
import * as contract from '#contract/professionals/leads.ts';
import * as own from '#contract/professionals/own-leads.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { addOwnLeadVerb } from './add-own-lead.ts';
import { eraseOwnLeadVerb } from './erase-leads.ts';
import { getLeadVerb } from './get-lead.ts';
import { importOwnLeadsVerb } from './import-own-leads.ts';
import { leadPoolVerb, listRequirementsVerb } from './lead-pool.ts';
import { leadReportVerb } from './lead-report.ts';
import { leadsCsvVerb } from './leads-csv.ts';
import { agentLeadsVerb } from './list-leads.ts';
import { logContactVerb, setLeadValueVerb } from './log-contact.ts';
import { addLeadNoteVerb, setLeadFollowUpVerb } from './note-lead.ts';
import { offerHomeVerb } from './offer-home.ts';
import { listOfferedHomesVerb, offeredToMeVerb } from './offered-to-me.ts';
import { takeLeadVerb } from './take-lead.ts';
import * as take from './take-step.ts';
import * as tasks from './tasks.ts';
import * as templates from './templates.ts';

export const leadRoutes: Route[] = [
  implement(contract.agentLeads, agentLeadsVerb),
  implement(contract.getLead, getLeadVerb),
  implement(pool.listRequirements, listRequirementsVerb),
  implement(pool.leadPool, leadPoolVerb),
  implement(pool.takeLead, takeLeadVerb),
  implement(contract.listOfferedHomes, listOfferedHomesVerb),
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
  implement(own.addOwnLead, addOwnLeadVerb),
  implement(own.importOwnLeads, importOwnLeadsVerb),
  implement(own.eraseOwnLead, eraseOwnLeadVerb),
  implement(own.logContact, logContactVerb),
  implement(own.setLeadValue, setLeadValueVerb),
  implement(own.leadsCsv, leadsCsvVerb),
  implement(work.listTasks, tasks.listTasksVerb),
  implement(work.addTask, tasks.addTaskVerb),
  implement(work.finishTask, tasks.finishTaskVerb),
  implement(work.listTemplates, templates.listTemplatesVerb),
  implement(work.saveTemplate, templates.saveTemplateVerb),
  implement(work.deleteTemplate, templates.deleteTemplateVerb),
  implement(work.leadReport, leadReportVerb),
];
