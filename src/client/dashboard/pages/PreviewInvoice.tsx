import { Invoice } from '../../features/paid/Invoice.tsx';
import type { PageProps } from '../page-props.ts';

export function PreviewInvoice({ params }: PageProps) {
  return <Invoice invoiceId={Number(params.id)} />;
}
