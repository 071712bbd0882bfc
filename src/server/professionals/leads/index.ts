export {
  /** A message to somebody answers whatever lead of theirs waits for its writer. */
  answerByMessage,
} from './answer-lead.ts';
export {
  /** What somebody looked for was theirs. */
  eraseLeads,
} from './erase-leads.ts';
export {
  /** Tells agents of follow-ups that are due, each once. */
  remindFollowUps,
  /** Tells agents of tasks that are due, each once. */
  remindTasks,
} from './expire.ts';
export {
  /** A buyer who asks about a home that an agent works on becomes that agent's lead, once while the lead is open. */
  leadFromEnquiry,
} from './lead-from-enquiry.ts';
export {
  /** A client who has paid an agent, and not for a home of their own, looks for one. */
  leadFromHire,
} from './lead-from-hire.ts';
export {
  /** Its endpoints. */
  leadRoutes,
} from './routes.ts';
export {
  /** What leads look for, each said in the language of whoever is told. */
  wantsOfLeads,
} from './wants-of-leads.ts';
