import { type SQL, sql } from 'drizzle-orm';
import type { LeadStage } from '#contract/professionals/evaluators.ts';
import {
  CLOSED_ENGAGEMENT_STATES,
  type EngagementState,
} from '#domain/professionals/engagement.ts';

const STATES: Record<LeadStage, readonly EngagementState[]> = {
  asked: ['requested'],
  offered: ['quoted', 'accepted'],
  work: ['paid', 'working', 'disputed'],
  delivered: ['delivered'],
  over: CLOSED_ENGAGEMENT_STATES,
};
const STAGES = Object.keys(STATES) as LeadStage[];

export const stageOf = (state: EngagementState): LeadStage =>
  STAGES.find((stage) => STATES[stage].includes(state)) ?? 'over';

/** On `g`; what has run out is over at once. */
export function isInStage(stage: LeadStage, now: Date): SQL {
  const states = sql.join(
    STATES[stage].map((state) => sql`${state}`),
    sql`, `,
  );
  return stage === 'over'
    ? sql`(g.state in (${states}) or g.expires_at <= ${now})`
    : sql`g.state in (${states}) and (g.expires_at is null or g.expires_at > ${now})`;
}
