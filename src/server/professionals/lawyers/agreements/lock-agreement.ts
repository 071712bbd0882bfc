import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { AgreementSide } from '#contract/professionals/shown-agreement.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Agreement, agreements } from '#server/db/schema/index.ts';
import {
  type ReadableAgreement,
  readableAgreements,
} from '#server/professionals/work-papers/index.ts';
import { personOf } from '#server/session/person.ts';

/** `facts`: what decides on who signs it. */
export type PartysAgreement = Agreement & { side: AgreementSide; facts: ReadableAgreement };

const gone = () => new AppError('not_found', words.agreementNotFound);

async function find(db: Queryable, id: number): Promise<Agreement> {
  const [agreement] = await db.select().from(agreements).where(eq(agreements.id, id));
  if (!agreement) throw gone();
  return agreement;
}

/** An agreement the caller has drawn up as the lawyer. */
export async function findDrawnUp(context: Context, db: Queryable, id: number): Promise<Agreement> {
  const [mine] = await rows(
    db,
    sql`select from agreements a join engagements g on g.id = a.engagement_id
        where a.id = ${id} and g.professional_id = ${personOf(context).id}`,
  );
  if (!mine) throw gone();
  return find(db, id);
}

/** An agreement that the caller may read as its seller or buyer. */
export async function findAsParty(
  context: Context,
  db: Queryable,
  id: number,
): Promise<PartysAgreement> {
  const [facts] = await readableAgreements(context, db, sql`a.id = ${id}`, 'signatory');
  if (!facts) throw gone();
  const agreement = await find(db, id);
  const side = agreement.sellerId === personOf(context).id ? 'seller' : 'buyer';
  return { ...agreement, side, facts };
}

/** The same, held until the transaction ends. Whoever also holds the engagement locked that first. */
export async function lockAsParty(
  context: Context,
  tx: Transaction,
  id: number,
): Promise<PartysAgreement> {
  await tx
    .select({ id: agreements.id })
    .from(agreements)
    .where(eq(agreements.id, id))
    .for('no key update');
  return findAsParty(context, tx, id);
}
