import { Printer } from 'lucide-react';
import { callForFile } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { getInvoice, getInvoicePdf, type InvoiceDetail } from '#contract/money/invoices.ts';
import buyingWords from '#messages/money/buying/index.ts';
import words from '#messages/money/paid/index.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';

function Actions({ invoice }: { invoice: InvoiceDetail }) {
  const { id, number, original, creditNotes } = invoice;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <DownloadButton
        variant="primary"
        file={() => callForFile(getInvoicePdf, { params: { id } })}
        fileName={`${number.replaceAll('/', '-')}.pdf`}
        busyLabel={words.makingPdf}
      >
        {words.pdf}
      </DownloadButton>
      <Button variant="quiet" icon={Printer} onClick={() => window.print()}>
        {words.print}
      </Button>
      {original && (
        <ButtonLink variant="quiet" href={`/PreviewInvoice/${original.id}`}>
          {buyingWords.invoice({ number: original.number })}
        </ButtonLink>
      )}
      {creditNotes.map((note) => (
        <ButtonLink key={note.id} variant="quiet" href={`/PreviewInvoice/${note.id}`}>
          {buyingWords.creditNote({ number: note.number })}
        </ButtonLink>
      ))}
    </div>
  );
}

/** An invoice or credit note as it was issued. */
export function Invoice({ invoiceId }: { invoiceId: number }) {
  const { state, answer, error, reload } = useCall(getInvoice, { params: { id: invoiceId } });
  return (
    <Loader state={state} error={error} onRetry={reload} skeleton={<Skeleton lines={12} />}>
      {() =>
        answer && (
          <div className="grid grid-cols-1 gap-4">
            <h1 className="text-2xl">
              {answer.data.kind === 'invoice' ? buyingWords.taxInvoice : buyingWords.creditNoteWord}{' '}
              <span className="tabular whitespace-nowrap">{answer.data.number}</span>
            </h1>
            <Actions invoice={answer.data} />
            <InvoiceSheet invoice={answer.data} />
          </div>
        )
      }
    </Loader>
  );
}
