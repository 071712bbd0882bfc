import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { requestAllowance } from '#contract/professionals/engagements.ts';
import { PROFESSION, PROFESSIONS } from '#domain/lib/profession.ts';
import { FREE_REQUESTS } from '#domain/professionals/paid-requests.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Engagement } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { countLeft, takeEntitlement } from '#server/money/promotions/index.ts';
import { personOf } from '#server/session/person.ts';

/** How many requests, `but` one, somebody may still answer without a package; those paid with one do not count. */
async function freeLeft(db: Queryable, professionalId: number, but = 0): Promise<number> {
  const [found] = await rows<{ quoted: number }>(
    db,
    sql`select count(*)::int as quoted from engagements g
        where g.professional_id = ${professionalId} and g.id <> ${but}
          and g.answered_at is not null and g.quote_paise is not null
          and not exists (select from entitlement_uses u join entitlements e on e.id = u.entitlement_id
            where e.person_id = g.professional_id and e.kind = 'leads'
              and u.subject_kind = 'engagement' and u.subject_id = g.id)`,
  );
  return Math.max(0, FREE_REQUESTS - (found?.quoted ?? 0));
}

/**
 * Uses up what answering a request costs: a free one first, then a bought one. The caller has locked
 * the professional, so that two answers at once never use the same. Throws conflict where none is left.
 */
export async function takeRequest(
  context: Context,
  tx: Transaction,
  { id, profession, professionalId }: Engagement,
): Promise<void> {
  if (!PROFESSION[profession].quotesUseLeads || (await freeLeft(tx, professionalId, id)) > 0)
    return;
  const use = { kind: 'leads', subjectKind: 'engagement', subjectId: id } as const;
  if (await takeEntitlement(context, tx, { ...use, personId: professionalId })) return;
  const message = words.noLeadToAnswer;
  throw new AppError('conflict', message, [{ path: 'leads', message }]);
}

export const requestAllowanceVerb: Verb<typeof requestAllowance> = async (context) => {
  const { id, role } = personOf(context);
  const uses = PROFESSIONS.some((known) => known === role && PROFESSION[known].quotesUseLeads);
  if (!uses) return success(null);
  return success({
    free: await freeLeft(context.db, id),
    bought: await countLeft(context, context.db, id, 'leads'),
  });
};
