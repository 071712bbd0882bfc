import { and, eq } from 'drizzle-orm';
import type { getBookingDocument } from '#contract/deals/bookings.ts';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import { mayReadBookingPaper } from '#domain/deals/booking-papers.ts';
import words from '#messages/deals/bookings/index.ts';
import { audit } from '#server/core/audit.ts';
import { dealDocuments, documents } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { stateAt } from './booking-row.ts';
import { findBooking } from './lock-booking.ts';

export const getBookingDocumentVerb: Verb<typeof getBookingDocument> = async (
  context,
  { params },
) => {
  const { id: bookingId, documentId } = params;
  const booking = await findBooking(context, context.db, bookingId);
  const [found] = await context.db
    .select({ document: documents })
    .from(dealDocuments)
    .innerJoin(documents, eq(documents.id, dealDocuments.documentId))
    .where(
      and(
        eq(dealDocuments.documentId, documentId),
        eq(dealDocuments.subjectKind, 'booking'),
        eq(dealDocuments.subjectId, bookingId),
      ),
    );
  if (!found) throw new AppError('not_found');
  const { key, mime, fileName, ownerId } = found.document;
  const at = context.now();
  const whose = ownerId === personOf(context).id ? 'own' : 'others';
  if (!mayReadBookingPaper(stateAt(booking, at), booking.side, whose, at)) {
    throw new AppError('not_found', words.documentsClosed);
  }
  // Written down before a byte leaves.
  if (whose === 'others') {
    await audit(context, context.db, {
      action: 'document.open',
      subjectKind: 'document',
      subjectId: documentId,
      detail: { bookingId },
    });
  }
  const stored = await context.ports.store.get(key);
  if (!stored) throw new AppError('not_found');
  return new Download(stored.bytes, mime, fileName);
};
