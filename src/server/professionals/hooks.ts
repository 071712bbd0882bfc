import type { Context } from '#server/core/context.ts';
import { hook } from '#server/core/hooks.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Engagement } from '#server/db/schema/index.ts';

/** A client has hired a professional: the fee is in escrow. */
export const onHired =
  hook<[context: Context, tx: Transaction, engagement: Engagement]>('a professional is hired');
