import { IDENTITY_BID_FROM } from '#domain/people/identity-acts.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { requireIdentity } from '#server/people/kyc/index.ts';

/** Throws conflict where so much is bid by somebody who has not shown who they are. */
export async function requireKnownBidder(
  context: Context,
  tx: Transaction,
  rupees: number,
): Promise<void> {
  if (rupees >= IDENTITY_BID_FROM) await requireIdentity(context, tx, 'bid');
}
