import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { MAX_PAPERS, type submitPaper } from '#contract/homes/verifications.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { PAPER_LABEL, type PaperKind } from '#domain/homes/ownership-papers.ts';
import { HOUR_MS } from '#domain/lib/time/lengths.ts';
import doneWords from '#messages/homes/done/index.ts';
import words from '#messages/homes/news/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { removeFile } from '#server/core/remove-files.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import {
  dealDocuments,
  documents,
  type Listing,
  listingVerifications,
} from '#server/db/schema/index.ts';
import {
  discardFiles,
  findOwnListing,
  lockOwnListing,
  reclaimFiles,
  requireOpen,
} from '#server/homes/media/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { notify } from '#server/people/notifications/index.ts';
import { checkDocument } from '#server/uploads/check-document.ts';

const HANDING_IN_MS = HOUR_MS;

type NewPaper = Omit<typeof documents.$inferInsert, 'ownerId' | 'purpose'> & { kind: PaperKind };

/** The verification that waits for staff, opened where there is none. Its listing is locked. */
async function openVerification(
  context: Context,
  tx: Transaction,
  { id: listingId, ownerId, title }: Listing,
): Promise<number> {
  const [open] = await tx
    .select({ id: listingVerifications.id })
    .from(listingVerifications)
    .where(
      and(
        eq(listingVerifications.listingId, listingId),
        eq(listingVerifications.state, 'submitted'),
      ),
    )
    .for('no key update');
  if (open) return open.id;
  const made = await insertOne(tx, listingVerifications, {
    listingId,
    state: 'submitted',
    createdAt: context.now(),
  });
  await recordEvent(context, tx, {
    kind: 'verification',
    id: made.id,
    event: 'submit',
    by: 'owner',
    state: 'submitted',
  });
  await notify(context, tx, ownerId, {
    kind: 'listing',
    title: () => words.havePapers,
    body: () => words.havePapersBody({ title }),
    link: `/PropertyVerification/${listingId}`,
  });
  return made.id;
}

/** Throws conflict where a verification has this paper, or as many as it may. */
async function requireRoomForPaper(tx: Transaction, id: number, sha256: string): Promise<void> {
  const there = await tx
    .select({ sha256: documents.sha256 })
    .from(dealDocuments)
    .innerJoin(documents, eq(documents.id, dealDocuments.documentId))
    .where(and(eq(dealDocuments.subjectKind, 'verification'), eq(dealDocuments.subjectId, id)));
  if (there.some((paper) => paper.sha256 === sha256)) {
    throw new AppError('conflict', refusalsWords.paperThere);
  }
  if (there.length >= MAX_PAPERS) {
    throw new AppError('conflict', refusalsWords.mostPapers({ most: MAX_PAPERS }));
  }
}

async function handIn(
  context: Context,
  tx: Transaction,
  listingId: number,
  { kind, ...paper }: NewPaper,
) {
  const listing = await lockOwnListing(context, tx, listingId);
  const verificationId = await openVerification(context, tx, listing);
  await requireRoomForPaper(tx, verificationId, paper.sha256);
  const document = await insertOne(tx, documents, {
    ...paper,
    ownerId: listing.ownerId,
    purpose: 'property_paper',
  });
  await tx.insert(dealDocuments).values({
    documentId: document.id,
    subjectKind: 'verification',
    subjectId: verificationId,
    label: kind,
  });
  await recordEvent(context, tx, {
    kind: 'verification',
    id: verificationId,
    event: 'addPaper',
    by: 'owner',
    state: 'submitted',
    note: forTheBooks(() => PAPER_LABEL[kind]),
  });
  return { verificationId, documentId: document.id };
}

export const submitPaperVerb: Verb<typeof submitPaper> = async (
  context,
  { params, query, file },
) => {
  if (!file) throw new AppError('malformed');
  const { db, ports, now } = context;
  requireOpen(await findOwnListing(context, db, params.listingId));
  const checked = await checkDocument(file, query.filename);
  const { mime, fileName, sha256 } = checked;
  const key = `documents/${randomUUID()}`;
  const paper = { kind: query.kind, key, fileName, mime, sha256, bytes: checked.file.length };
  // Listed as given up until its row is there, so that a crash in between leaves nothing behind.
  await discardFiles(db, [key], new Date(now().getTime() + HANDING_IN_MS));
  try {
    await ports.store.put(key, checked.file, mime);
    const made = await db.transaction(async (tx) => {
      const ids = await handIn(context, tx, params.listingId, paper);
      await reclaimFiles(context, tx, [key]);
      return ids;
    });
    return success(made, doneWords.handedIn({ paper: PAPER_LABEL[query.kind] }));
  } catch (error) {
    await removeFile(context, key);
    throw error;
  }
};
