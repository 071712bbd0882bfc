import { type SQL, sql } from 'drizzle-orm';
import {
  CLOSED_ENGAGEMENT_STATES,
  ENGAGEMENT_TRANSITIONS,
} from '#domain/professionals/engagement.ts';
import { audit } from '#server/core/audit.ts';
import { changeState, type TransitionName } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Engagement } from '#server/db/schema/index.ts';
import { requireInTime } from './engagement-row.ts';
import { tellSide, type Words } from './notifications.ts';

export interface Move {
  /** Further columns: `quote_paise = ${x}`. */
  set?: SQL;
  note?: string | null;
  /** Until when the new state holds; nothing runs out where it is left out. */
  expiresAt?: Date;
  /** What each side is told of it. */
  tell?: { client?: Words; professional?: Words };
}

type Name = TransitionName<'engagement'>;

const endsWith = (name: Name) => {
  const to = ENGAGEMENT_TRANSITIONS.find((transition) => transition.name === name)?.to;
  return CLOSED_ENGAGEMENT_STATES.some((state) => state === to);
};

/**
 * Takes a transition with an engagement that the caller has locked, writes it to timeline and audit
 * log, and tells who is to be told. Throws conflict where it has run out or is in no such state.
 */
export async function moveEngagement(
  context: Context,
  tx: Transaction,
  engagement: Engagement,
  name: Name,
  { set, note, expiresAt, tell = {} }: Move = {},
): Promise<void> {
  const { id } = engagement;
  const at = context.now();
  if (name !== 'expire') requireInTime(engagement, at);
  await changeState(context, tx, {
    kind: 'engagement',
    id,
    name,
    set: sql`updated_at = ${at}, expires_at = ${expiresAt ?? null}
      ${endsWith(name) ? sql`, ended_at = ${at}` : sql``}${set ? sql`, ${set}` : sql``}`,
    // The clock's own transition happens only once it is time.
    ...(name === 'expire' && { where: sql`expires_at <= ${at}` }),
    note: note ?? null,
  });
  if (name !== 'expire') {
    await audit(context, tx, {
      action: `engagement.${name}`,
      subjectKind: 'engagement',
      subjectId: id,
      ...(note && { detail: { note } }),
    });
  }
  if (tell.client) await tellSide(context, tx, engagement, 'client', tell.client);
  if (tell.professional) await tellSide(context, tx, engagement, 'professional', tell.professional);
}
