import { type SQL, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type {
  acceptRenewal,
  callOffRenewal,
  declineRenewal,
  withdrawRenewal,
} from '#contract/professionals/renewal-steps.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { dayOfIso, startOfDay } from '#domain/lib/time/pune.ts';
import { RENEWAL_DRAW_UP_DAYS } from '#domain/professionals/renewal-offer.ts';
import words from '#messages/professionals/renewals/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState, type TransitionName } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Renewal } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { lockOffer } from './licence.ts';
import { otherOf, tellParty } from './tell.ts';

interface Step {
  name: Extract<TransitionName<'renewal'>, 'accept' | 'decline' | 'withdraw' | 'callOff'>;
  part: 'own' | 'other' | 'either';
  title: () => string;
  body: (home: string) => string;
  reason?: string;
  /** Further columns, of the offer as it is. */
  set?: (renewal: Renewal) => SQL;
  /** Only before it has run out. */
  inTime?: true;
}

/** One side’s step; the other side hears of it. */
function take(context: Context, id: number, step: Step): Promise<void> {
  const { name, part, title, body, reason, set, inTime } = step;
  return context.db.transaction(async (tx) => {
    const { renewal, agreement } = await lockOffer(context, tx, id, part);
    const at = context.now();
    const changed = sql`updated_at = ${at}`;
    await changeState(context, tx, {
      ...{ kind: 'renewal', id, name },
      set: set ? sql`${changed}, ${set(renewal)}` : changed,
      ...(inTime && { where: sql`expires_at > ${at}` }),
      note: reason ?? null,
    });
    await audit(context, tx, {
      action: `renewal.${name}`,
      subjectKind: 'renewal',
      subjectId: id,
      detail: { ...(reason && { reason }) },
    });
    const other = otherOf(agreement, personOf(context).id);
    await tellParty(context, tx, agreement, other, { title, body });
  });
}

/** Until when what is accepted can be drawn up: some weeks after its first day, or after now. */
function drawnUpBy(context: Context, { startOn }: Renewal): Date {
  const start = startOfDay(dayOfIso(startOn));
  const now = context.now();
  return daysFrom(start > now ? start : now, RENEWAL_DRAW_UP_DAYS);
}

export const acceptRenewalVerb: Verb<typeof acceptRenewal> = async (context, { params }) => {
  await take(context, params.id, {
    name: 'accept',
    part: 'other',
    title: () => words.newsAccepted,
    body: (home) => words.newsAcceptedBody({ home }),
    set: (renewal) => sql`expires_at = ${drawnUpBy(context, renewal)}`,
    inTime: true,
  });
  return success({ renewalId: params.id, state: 'accepted' as const }, words.accepted);
};

export const declineRenewalVerb: Verb<typeof declineRenewal> = async (
  context,
  { params, body: { reason } },
) => {
  await take(context, params.id, {
    name: 'decline',
    part: 'other',
    title: () => words.newsDeclined,
    body: (home) => words.newsDeclinedBody({ home, reason }),
    reason,
  });
  return success({ renewalId: params.id, state: 'declined' as const }, words.declined);
};

export const withdrawRenewalVerb: Verb<typeof withdrawRenewal> = async (context, { params }) => {
  await take(context, params.id, {
    name: 'withdraw',
    part: 'own',
    title: () => words.newsWithdrawn,
    body: (home) => words.newsWithdrawnBody({ home }),
  });
  return success({ renewalId: params.id, state: 'withdrawn' as const }, words.takenBack);
};

export const callOffRenewalVerb: Verb<typeof callOffRenewal> = async (
  context,
  { params, body: { reason } },
) => {
  await take(context, params.id, {
    name: 'callOff',
    part: 'either',
    title: () => words.newsCalledOff,
    body: (home) => words.newsCalledOffBody({ home, reason }),
    reason,
  });
  return success({ renewalId: params.id, state: 'withdrawn' as const }, words.calledOff);
};
