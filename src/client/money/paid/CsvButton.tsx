import { callForFile } from '#client/lib/api.ts';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import type { CallInput } from '#contract/lib/endpoint.ts';
import { getPaymentsCsv } from '#contract/money/invoices.ts';
import words from '#messages/money/paid/index.ts';

interface Props {
  userId: number;
  filters: NonNullable<CallInput<typeof getPaymentsCsv>['query']>;
}

/** What the filters leave, as a table for a spreadsheet. */
export const CsvButton = ({ userId, filters }: Props) => (
  <DownloadButton
    className="lg:mb-1"
    file={() => callForFile(getPaymentsCsv, { params: { userId }, query: filters })}
    fileName="payments.csv"
  >
    {words.csv}
  </DownloadButton>
);
