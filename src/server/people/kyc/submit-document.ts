import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { submitDocument } from '#contract/people/kyc.ts';
import identityWords from '#messages/people/identity/index.ts';
import words from '#messages/people/news/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { documents, identityChecks, type Person } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { findCaller, lockCaller } from '#server/session/find-person.ts';
import { checkDocument } from '#server/uploads/check-document.ts';

type NewDocument = Omit<typeof documents.$inferInsert, 'ownerId'>;

/** Throws conflict where there is nothing to show any more, or one document waits already. */
async function requireOpen(db: Queryable, { id, aadhaarVerified }: Person): Promise<void> {
  if (aadhaarVerified) throw new AppError('conflict', refusalsWords.verifiedAlready);
  const [waiting] = await db
    .select({ id: identityChecks.id })
    .from(identityChecks)
    .where(
      and(
        eq(identityChecks.personId, id),
        eq(identityChecks.kind, 'document'),
        eq(identityChecks.state, 'submitted'),
      ),
    );
  if (waiting) {
    throw new AppError('conflict', refusalsWords.documentWaits);
  }
}

async function handIn(
  context: Context,
  tx: Transaction,
  document: NewDocument,
  consentAt: Date,
): Promise<number> {
  const person = await lockCaller(context, tx);
  await requireOpen(tx, person);
  const stored = await insertOne(tx, documents, { ...document, ownerId: person.id });
  const check = await insertOne(tx, identityChecks, {
    personId: person.id,
    kind: 'document',
    state: 'submitted',
    documentId: stored.id,
    consent: identityWords.consent.document,
    consentAt,
    createdAt: context.now(),
  });
  await audit(context, tx, {
    action: 'kyc.document.submit',
    subjectKind: 'identity_check',
    subjectId: check.id,
    detail: { document: document.purpose },
  });
  await notify(context, tx, person.id, {
    kind: 'kyc',
    title: () => words.haveDocument,
    body: () => words.haveDocumentBody,
    link: '/MyProfile',
  });
  return check.id;
}

export const submitDocumentVerb: Verb<typeof submitDocument> = async (context, { query, file }) => {
  if (!file) throw new AppError('malformed');
  const { db, ports, now } = context;
  const consentAt = now();
  await requireOpen(db, await findCaller(context));
  const checked = await checkDocument(file, query.filename);
  const { mime, fileName, sha256 } = checked;
  const key = `documents/${randomUUID()}`;
  const document = { purpose: query.kind, key, fileName, mime, sha256, bytes: checked.file.length };
  await ports.store.put(key, checked.file, mime);
  try {
    const checkId = await db.transaction((tx) => handIn(context, tx, document, consentAt));
    return success({ checkId }, refusalsWords.documentHandedIn);
  } catch (error) {
    await ports.store.remove(key);
    throw error;
  }
};
