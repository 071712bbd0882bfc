import { type SQL, sql } from 'drizzle-orm';
import { audit } from '#server/core/audit.ts';
import { changeState, type TransitionName } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Campaign } from '#server/db/schema/index.ts';

interface Move {
  set?: SQL;
  note?: string;
}

/** Takes a transition with a campaign that the caller has locked, and writes it down. */
export async function moveCampaign(
  context: Context,
  tx: Transaction,
  { id }: Pick<Campaign, 'id'>,
  name: TransitionName<'campaign'>,
  { set, note }: Move = {},
): Promise<void> {
  await changeState(context, tx, {
    kind: 'campaign',
    id,
    name,
    set: sql`updated_at = ${context.now()}${set ? sql`, ${set}` : sql``}`,
    note: note ?? null,
  });
  await audit(context, tx, {
    action: `campaign.${name}`,
    subjectKind: 'campaign',
    subjectId: id,
    ...(note && { detail: { note } }),
  });
}
