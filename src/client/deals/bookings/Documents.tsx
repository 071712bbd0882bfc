import { FileText } from 'lucide-react';
import { callForFile } from '#client/lib/api.ts';
import { Ago } from '#client/ui/Ago.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { fileSize } from '#client/ui/file-refusal.ts';
import { filled } from '#client/ui/filled.tsx';
import { Section } from '#client/ui/Section.tsx';
import {
  type BookingDetail,
  type BookingDocument,
  getBookingDocument,
} from '#contract/deals/bookings.ts';
import { mayAddBookingPaper } from '#domain/deals/booking-papers.ts';
import words from '#messages/deals/bookings/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { AddDocument } from './AddDocument.tsx';

interface RowProps {
  booking: BookingDetail;
  document: BookingDocument;
}

function DocumentRow({ booking, document }: RowProps) {
  const { id: documentId, label, fileName, bytes, by, at } = document;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{label}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {filled(
            (pieces) =>
              deskWords.from({
                ...pieces,
                fileName,
                fileSize: fileSize(bytes),
                which: by === booking.side ? deskWords.you : booking.other,
              }),
            { when: <Ago at={at} /> },
          )}
        </p>
      </div>
      <DownloadButton
        file={() => callForFile(getBookingDocument, { params: { id: booking.id, documentId } })}
        fileName={fileName}
        aria-label={words.downloadOf({ label })}
      >
        {words.download}
      </DownloadButton>
    </li>
  );
}

/** Papers of a booking, which its two sides put in and open. */
export function Documents({ booking }: { booking: BookingDetail }) {
  const { documents } = booking;
  return (
    <Section title={words.documents} titleId="documents" className="card grid gap-4 p-5">
      {documents.length > 0 ? (
        <ul className="divide-y divide-line">
          {documents.map((document) => (
            <DocumentRow key={document.id} booking={booking} document={document} />
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-2 text-muted">
          <FileText aria-hidden="true" className="size-5 shrink-0" />
          {words.noDocuments}
        </p>
      )}
      {mayAddBookingPaper(booking.state, booking.side) ? (
        <AddDocument bookingId={booking.id} other={booking.other} />
      ) : (
        <p className="text-sm text-muted">{words.overOwnOnly}</p>
      )}
    </Section>
  );
}
