import { callForFile } from '#client/lib/api.ts';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { getReceiptPdf } from '#contract/money/papers.ts';
import words from '#messages/money/buying/index.ts';

/** The receipt of a paid order, for either side of it. */
export const ReceiptButton = ({ orderId, of }: { orderId: string; of: string }) => (
  <DownloadButton
    file={() => callForFile(getReceiptPdf, { params: { orderId } })}
    fileName={`Receipt ${orderId}.pdf`}
    aria-label={words.receipt({ of })}
  >
    {words.receiptWord}
  </DownloadButton>
);
