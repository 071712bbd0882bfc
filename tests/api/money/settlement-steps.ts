import type { Context } from '#server/core/context.ts';
import { issueCode } from '#server/core/one-time-code.ts';

/** The code somebody would have got to agree to a settlement, without the message. */
export const settlementCodeFor = (
  context: Context,
  settlementId: number,
  personId: number,
): Promise<string> =>
  issueCode(context, context.db, 'release_money', `settlement ${settlementId} ${personId}`);
