import { type SQL, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type * as contract from '#contract/professionals/lead-steps.ts';
import { LEAD_TRANSITIONS } from '#domain/professionals/lead.ts';
import { labels } from '#messages/lib/labels.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import { changeState, type TransitionName } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Verb } from '#server/http/execute.ts';
import { answerLead } from './answer-lead.ts';
import { lockLead } from './lead-row.ts';

type Name = TransitionName<'lead'>;
type Stepped = ResponseOf<typeof contract.contactLead>;

const DONE: Record<Name, string> = labels(() => doneWords.leadStep);

interface Extra {
  set?: SQL;
  note?: string;
}

async function takeStep(
  context: Context,
  leadId: number,
  name: Exclude<Name, 'contact'>,
  { set, note }: Extra = {},
): Promise<Stepped> {
  const to = LEAD_TRANSITIONS.find((known) => known.name === name)?.to;
  if (!to) throw new Error(`No step ${name}`);
  await context.db.transaction(async (tx) => {
    await lockLead(context, tx, leadId);
    await changeState(context, tx, {
      kind: 'lead',
      id: leadId,
      name,
      set: sql`updated_at = ${context.now()}${set ? sql`, ${set}` : sql``}`,
      note: note ?? null,
    });
  });
  return success({ leadId, state: to }, DONE[name]);
}

const NO_MORE = sql`follow_up_at = null, reminded_at = null`;

export const contactLeadVerb: Verb<typeof contract.contactLead> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    await answerLead(context, tx, await lockLead(context, tx, params.id));
  });
  return success({ leadId: params.id, state: 'contacted' }, DONE.contact);
};

export const arrangeLeadVisitVerb: Verb<typeof contract.arrangeLeadVisit> = (context, { params }) =>
  takeStep(context, params.id, 'arrangeVisit');

export const negotiateLeadVerb: Verb<typeof contract.negotiateLead> = (context, { params }) =>
  takeStep(context, params.id, 'negotiate');

export const winLeadVerb: Verb<typeof contract.winLead> = (context, { params }) =>
  takeStep(context, params.id, 'win', { set: NO_MORE });

export const loseLeadVerb: Verb<typeof contract.loseLead> = (context, { params, body }) =>
  takeStep(context, params.id, 'lose', {
    set: sql`lost_reason = ${body.reason}, ${NO_MORE}`,
    note: body.reason,
  });

/** Throws conflict where the same buyer has come back over the same home in the meantime. */
export const reopenLeadVerb: Verb<typeof contract.reopenLead> = async (context, { params }) => {
  try {
    return await takeStep(context, params.id, 'reopen', { set: sql`lost_reason = null` });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', deskWords.askedAgain);
  }
};
