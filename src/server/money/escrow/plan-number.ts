import { type SQL, sql } from 'drizzle-orm';
import { plainNumber } from '#server/db/rows.ts';

/** A replaced plan's rows stay: the fifth instalment of the third plan is 305. */
export const PLAN_STEP = 100;

export const planOf = (seq: number) => Math.floor(seq / PLAN_STEP);
export const numberInPlan = (seq: number) => seq % PLAN_STEP;

/** A condition on the instalments under `i`: they are of their booking's latest plan. */
export const isOfLatestPlan: SQL = sql`i.seq / ${plainNumber(PLAN_STEP)} = (
  select max(seq) / ${plainNumber(PLAN_STEP)} from instalments where booking_id = i.booking_id)`;
