import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { addBookingDocument } from '#contract/deals/booking-steps.ts';
import type { Side } from '#contract/deals/deal-fields.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { mayAddBookingPaper } from '#domain/deals/booking-papers.ts';
import words from '#messages/deals/bookings/index.ts';
import { audit } from '#server/core/audit.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { dealDocuments, documents } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { checkDocument } from '#server/uploads/check-document.ts';
import { type Booking, stateAt } from './booking-row.ts';
import { findBooking, lockBooking } from './lock-booking.ts';
import { tellBuyer, tellOwner } from './notifications.ts';

const MAX_DOCUMENTS = 30;

type NewDocument = Omit<typeof documents.$inferInsert, 'ownerId' | 'purpose'>;

function requireUnderWay(booking: Booking & { side: Side }, now: Date): void {
  if (!mayAddBookingPaper(stateAt(booking, now), booking.side)) {
    throw new AppError('conflict', words.overNoDocuments);
  }
}

async function requireRoom(tx: Transaction, bookingId: number): Promise<void> {
  const [found] = await tx
    .select({ n: count() })
    .from(dealDocuments)
    .where(and(eq(dealDocuments.subjectKind, 'booking'), eq(dealDocuments.subjectId, bookingId)));
  if ((found?.n ?? 0) < MAX_DOCUMENTS) return;
  throw new AppError('conflict', words.mostDocuments({ maxDocuments: MAX_DOCUMENTS }));
}

async function add(
  context: Context,
  tx: Transaction,
  bookingId: number,
  { label, ...document }: NewDocument & { label: string },
): Promise<number> {
  const { listing, booking, side } = await lockBooking(context, tx, bookingId);
  requireUnderWay({ ...booking, side }, context.now());
  await requireRoom(tx, bookingId);
  const stored = await insertOne(tx, documents, {
    ...document,
    ownerId: personOf(context).id,
    purpose: 'booking',
  });
  const subject = { subjectKind: 'booking', subjectId: bookingId } as const;
  await tx.insert(dealDocuments).values({ ...subject, documentId: stored.id, label });
  await recordEvent(context, tx, {
    kind: 'booking',
    id: bookingId,
    event: 'addDocument',
    by: side,
    state: booking.state,
    note: label,
  });
  await audit(context, tx, {
    action: 'booking.document.add',
    ...subject,
    detail: { documentId: stored.id },
  });
  const tell = side === 'owner' ? tellBuyer : tellOwner;
  await tell(context, tx, booking, {
    title: () => words.documentAdded,
    body: () => words.documentOf({ label, title: listing.title }),
  });
  return stored.id;
}

export const addBookingDocumentVerb: Verb<typeof addBookingDocument> = async (
  context,
  { params, query, file },
) => {
  if (!file) throw new AppError('malformed');
  const { db, ports, now } = context;
  // Nobody's upload is read through who may not add it.
  requireUnderWay(await findBooking(context, db, params.id), now());
  const checked = await checkDocument(file, query.filename);
  const { mime, fileName, sha256 } = checked;
  const key = `documents/${randomUUID()}`;
  const document = { key, fileName, mime, sha256, bytes: checked.file.length, label: query.label };
  await ports.store.put(key, checked.file, mime);
  try {
    const documentId = await db.transaction((tx) => add(context, tx, params.id, document));
    return success({ documentId }, words.documentAddedDone);
  } catch (error) {
    await ports.store.remove(key);
    throw error;
  }
};
