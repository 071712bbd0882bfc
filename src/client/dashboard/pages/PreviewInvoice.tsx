import type { PageProps } from '#client/dashboard/page-props.ts';
import { Invoice } from '#client/features/paid/Invoice.tsx';

export function PreviewInvoice({ params }: PageProps) {
  return <Invoice invoiceId={Number(params.id)} />;
}
