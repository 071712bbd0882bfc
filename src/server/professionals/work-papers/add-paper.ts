import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, max } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { HOUR_MS } from '#domain/lib/time/lengths.ts';
import type { PaperKind } from '#domain/professionals/work-paper.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { removeFile } from '#server/core/remove-files.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { agreements, documents, workDocuments } from '#server/db/schema/index.ts';
import { discardFiles, reclaimFiles } from '#server/homes/media/index.ts';
import { checkDocument } from '#server/uploads/check-document.ts';
import { requireStampable } from './stamp-beside.ts';

const MAX_PAPERS = 200;
const HANDING_IN_MS = HOUR_MS;

/** A file that lies in the store, checked, and that no row names yet. */
export interface StoredPaper {
  key: string;
  fileName: string;
  mime: string;
  bytes: number;
  sha256: string;
}

/**
 * Checks and stores a file, then lets `work` name it by `addWorkPaper` in a transaction. Where that
 * fails the file is removed; where the process dies, housekeeping removes it.
 */
export async function withStoredPaper<T>(
  context: Context,
  { bytes, fileName }: { bytes: Buffer; fileName: string },
  work: (paper: StoredPaper) => Promise<T>,
): Promise<T> {
  const { db, ports, now } = context;
  const checked = await checkDocument(bytes, fileName);
  // What cannot be stamped could never be opened.
  if (checked.mime === 'application/pdf') await requireStampable(bytes);
  const { mime, sha256, file } = checked;
  const key = `documents/${randomUUID()}`;
  await discardFiles(db, [key], new Date(now().getTime() + HANDING_IN_MS));
  try {
    await ports.store.put(key, file, mime);
    return await work({ key, fileName: checked.fileName, mime, sha256, bytes: file.length });
  } catch (error) {
    await removeFile(context, key);
    throw error;
  }
}

export interface NewPaper {
  engagementId: number;
  byId: number;
  kind: PaperKind;
  /** Papers with one label are versions of each other. */
  label: string;
  file: StoredPaper;
}

/** The version of the agreement that stands when a paper of it is handed in; null while there is none. */
async function agreementOf(tx: Transaction, engagementId: number): Promise<number | null> {
  const [latest] = await tx
    .select({ id: agreements.id })
    .from(agreements)
    .where(eq(agreements.engagementId, engagementId))
    .orderBy(desc(agreements.version))
    .limit(1);
  return latest?.id ?? null;
}

/**
 * Puts a stored file to the papers of an engagement that the caller has locked, as the next version
 * of its label. Throws conflict where the last version is the same file, or there are too many.
 */
export async function addWorkPaper(
  context: Context,
  tx: Transaction,
  { engagementId, byId, kind, label, file }: NewPaper,
): Promise<{ id: number; documentId: number; version: number }> {
  const ofWork = eq(workDocuments.engagementId, engagementId);
  const [all] = await tx.select({ n: count() }).from(workDocuments).where(ofWork);
  if ((all?.n ?? 0) >= MAX_PAPERS) {
    throw new AppError('conflict', words.mostPapers({ most: MAX_PAPERS }));
  }
  const [same] = await tx
    .select({ id: workDocuments.id })
    .from(workDocuments)
    .innerJoin(documents, eq(documents.id, workDocuments.documentId))
    .where(and(ofWork, eq(workDocuments.label, label), eq(documents.sha256, file.sha256)));
  if (same) throw new AppError('conflict', words.paperThere);
  const [last] = await tx
    .select({ version: max(workDocuments.version) })
    .from(workDocuments)
    .where(and(ofWork, eq(workDocuments.label, label)));
  const version = (last?.version ?? 0) + 1;
  const createdAt = context.now();
  const document = await insertOne(tx, documents, {
    ...file,
    ownerId: byId,
    purpose: 'work',
    createdAt,
  });
  const paper = await insertOne(tx, workDocuments, {
    engagementId,
    documentId: document.id,
    byId,
    kind,
    agreementId: kind === 'agreement' ? await agreementOf(tx, engagementId) : null,
    label,
    version,
    createdAt,
  });
  await reclaimFiles(context, tx, [file.key]);
  return { id: paper.id, documentId: document.id, version };
}
