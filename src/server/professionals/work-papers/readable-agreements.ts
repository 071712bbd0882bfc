import { type SQL, sql } from 'drizzle-orm';
import type { AgreementState } from '#domain/professionals/agreement.ts';
import {
  type AgreementFacts,
  type AgreementParty,
  mayReadAgreement,
} from '#domain/professionals/agreement-access.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { personOf } from '#server/session/person.ts';
import { type Work, workEnd } from './work-end.ts';

/** A condition on booking `k`: both sides have agreed on it, and it has not fallen through. */
export const isAgreedDeal = (now: Date): SQL => sql`(k.state in ('paid', 'completed')
  or k.state = 'accepted' and k.expires_at > ${now})`;

export interface ReadableAgreement extends AgreementFacts {
  id: number;
  lawyerId: number;
}

interface Found
  extends Pick<ReadableAgreement, 'id' | 'lawyerId' | 'wasShared' | 'dealStands' | 'dealEndedAt'>,
    Work {
  agreementState: AgreementState;
  isClient: boolean;
  isSignatory: boolean;
}

const find = (db: Queryable, me: number, now: Date, where: SQL) =>
  rows<Found>(
    db,
    sql`select a.id, a.state as "agreementState", g.professional_id as "lawyerId",
          g.client_id = ${me} as "isClient", ${me}::int in (a.seller_id, a.buyer_id) as "isSignatory",
          g.state, g.expires_at as "expiresAt", g.ended_at as "endedAt", g.updated_at as "updatedAt",
          a.state in ('shared', 'agreed', 'refused') or exists (select from timeline t
            where t.subject_kind = 'agreement' and t.subject_id = a.id and t.event = 'share')
            as "wasShared",
          coalesce(deal.stands, false) as "dealStands", deal.ended_at as "dealEndedAt"
        from agreements a
        join engagements g on g.id = a.engagement_id
        cross join lateral (select bool_or(${isAgreedDeal(now)}) as stands,
            max(case when k.state = 'accepted' then k.expires_at else k.updated_at end) as ended_at
          from bookings k where k.listing_id = a.listing_id and k.owner_id = a.seller_id
            and k.buyer_id = a.buyer_id) deal
        where ${where} order by a.id desc`,
  );

/**
 * The agreements under a condition on `a` and its engagement `g` that the caller may read, newest
 * first: as whatever they are of them, or only as one of `as`.
 */
export async function readableAgreements(
  context: Context,
  db: Queryable,
  where: SQL,
  as?: AgreementParty,
): Promise<ReadableAgreement[]> {
  const { id: me, role } = personOf(context);
  const now = context.now();
  const found = await find(db, me, now, where);
  return found.flatMap((row) => {
    const { id, lawyerId, wasShared, dealStands, dealEndedAt } = row;
    const { state: work, endedAt: workEndedAt } = workEnd(row, now);
    const state = row.agreementState;
    const facts = { id, lawyerId, state, wasShared, work, workEndedAt, dealStands, dealEndedAt };
    const is: Record<AgreementParty, boolean> = {
      client: row.isClient,
      professional: lawyerId === me,
      signatory: row.isSignatory,
      staff: role === 'admin',
    };
    const parties = (Object.keys(is) as AgreementParty[]).filter((party) => is[party]);
    const mayRead = parties.some(
      (party) => (as === undefined || as === party) && mayReadAgreement(facts, party, now),
    );
    return mayRead ? [facts] : [];
  });
}
