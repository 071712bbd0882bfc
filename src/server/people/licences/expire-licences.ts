import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { LICENCE_REMINDER_DAYS } from '#domain/people/licence-check.ts';
import words from '#messages/people/news/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inBatches } from '#server/db/in-batches.ts';
import { licences } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { moveLicence } from './move-licence.ts';

const BATCH_SIZE = 100;
const LINK = '/MyProfile#licence';

async function expireSome(context: Context, tx: Transaction, most: number): Promise<number> {
  const over = await tx
    .select({ id: licences.id, personId: licences.personId })
    .from(licences)
    .where(and(eq(licences.state, 'verified'), lt(licences.validUntil, puneDate(context.now()))))
    .orderBy(asc(licences.id))
    .limit(most)
    .for('no key update', { skipLocked: true });
  for (const { id, personId } of over) {
    await moveLicence(tx, id, 'expire');
    await audit(context, tx, { action: 'licence.expire', subjectKind: 'licence', subjectId: id });
    await notify(context, tx, personId, {
      kind: 'kyc',
      title: () => words.licenceRunOut,
      body: () => words.licenceRunOutBody,
      link: LINK,
    });
  }
  return over.length;
}

async function remindSome(context: Context, tx: Transaction, most: number): Promise<number> {
  const soon = puneDate(context.now(), LICENCE_REMINDER_DAYS);
  const ending = await tx
    .select({ id: licences.id, personId: licences.personId, validUntil: licences.validUntil })
    .from(licences)
    .where(
      and(
        eq(licences.state, 'verified'),
        lte(licences.validUntil, soon),
        isNull(licences.remindedAt),
      ),
    )
    .orderBy(asc(licences.id))
    .limit(most)
    .for('no key update', { skipLocked: true });
  for (const { id, personId, validUntil } of ending) {
    await tx.update(licences).set({ remindedAt: context.now() }).where(eq(licences.id, id));
    await notify(context, tx, personId, {
      kind: 'kyc',
      title: () => words.licenceSoon,
      body: () => words.licenceSoonBody({ validUntil: formatDate(validUntil ?? '') }),
      link: LINK,
    });
  }
  return ending.length;
}

/** Ends checks of licences that have run out. The badge itself goes by its date, without this. */
export const expireLicences = (context: Context, signal: AbortSignal): Promise<number> =>
  inBatches(
    signal,
    (most) => context.db.transaction((tx) => expireSome(context, tx, most)),
    BATCH_SIZE,
  );

/** Tells people, once, that their licence is about to run out. */
export const remindOfLicences = (context: Context, signal: AbortSignal): Promise<number> =>
  inBatches(
    signal,
    (most) => context.db.transaction((tx) => remindSome(context, tx, most)),
    BATCH_SIZE,
  );
