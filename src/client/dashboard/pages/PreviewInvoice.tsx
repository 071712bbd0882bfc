import type { PageProps } from '#client/lib/page-props.ts';
import { Invoice } from '#client/money/paid/Invoice.tsx';

export function PreviewInvoice({ params }: PageProps) {
  return <Invoice invoiceId={Number(params.id)} />;
}
