import { z } from 'zod';
import type { PayoutWait as Wait } from '#domain/people/bank-account.ts';

/** Why a bank account is not paid yet; null once it can be. */
export const payoutWait = z
  .object({
    /** The end of a new account’s first day. */
    until: z.iso.datetime().nullable(),
    /** Staff compare the bank’s name with the person’s first. */
    staff: z.boolean(),
  })
  .nullable();
export type PayoutWait = z.infer<typeof payoutWait>;

/** As the wire has it. */
export const presentWait = (wait: Wait | null): PayoutWait =>
  wait && { until: wait.until?.toISOString() ?? null, staff: wait.staff };
