import { randomUUID } from 'node:crypto';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { submitLicenceDocument, submitLicenceLink } from '#contract/people/licences.ts';
import words from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { documents, type Person } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findCaller, lockCaller } from '#server/session/find-person.ts';
import { checkDocument } from '#server/uploads/check-document.ts';
import { beginCheck } from './begin-check.ts';

function numberOf({ licence }: Person): string {
  if (licence !== null) return licence;
  throw new AppError('conflict', words.licenceNumberFirst);
}

export const submitLicenceLinkVerb: Verb<typeof submitLicenceLink> = async (context, { body }) => {
  await context.db.transaction(async (tx) => {
    const person = await lockCaller(context, tx);
    const evidence = { link: body.link, documentId: null };
    await beginCheck(context, tx, person.id, numberOf(person), evidence);
  });
  return success(null, words.licenceSent);
};

async function handIn(
  context: Context,
  tx: Transaction,
  document: Omit<typeof documents.$inferInsert, 'ownerId'>,
): Promise<void> {
  const person = await lockCaller(context, tx);
  const number = numberOf(person);
  const { id } = await insertOne(tx, documents, { ...document, ownerId: person.id });
  await beginCheck(context, tx, person.id, number, { documentId: id, link: null });
}

export const submitLicenceDocumentVerb: Verb<typeof submitLicenceDocument> = async (
  context,
  { query, file },
) => {
  if (!file) throw new AppError('malformed');
  const { db, ports } = context;
  numberOf(await findCaller(context));
  const { mime, fileName, sha256 } = await checkDocument(file, query.filename);
  const key = `documents/${randomUUID()}`;
  const document = { purpose: 'licence', key, fileName, mime, sha256, bytes: file.length };
  await ports.store.put(key, file, mime);
  try {
    await db.transaction((tx) => handIn(context, tx, document));
  } catch (error) {
    await ports.store.remove(key);
    throw error;
  }
  return success(null, words.licenceSent);
};
