import {
  arrangeLeadVisit,
  contactLead,
  negotiateLead,
  reopenLead,
  winLead,
} from '#contract/professionals/lead-steps.ts';
import { LEAD_TRANSITIONS, type LeadState } from '#domain/professionals/lead.ts';

type Name = (typeof LEAD_TRANSITIONS)[number]['name'];

/** The call of each transition; to lose a lead a reason is asked for first. */
const CALL = {
  contact: contactLead,
  arrangeVisit: arrangeLeadVisit,
  negotiate: negotiateLead,
  win: winLead,
  reopen: reopenLead,
} satisfies Record<Exclude<Name, 'lose'>, unknown>;

export interface Move {
  to: LeadState;
  /** Absent of what needs a reason. */
  endpoint?: (typeof CALL)[keyof typeof CALL];
}

/** Where a lead may go from its state, as the table of transitions says. */
export const movesFrom = (state: LeadState): Move[] =>
  LEAD_TRANSITIONS.filter(({ from }) => from.some((start) => start === state)).map(
    ({ name, to }) => (name === 'lose' ? { to } : { to, endpoint: CALL[name] }),
  );
