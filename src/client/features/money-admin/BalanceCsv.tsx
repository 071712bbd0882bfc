import { getTrialBalanceCsv } from '#contract/reconciliation.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';

/** Every single account, for a spreadsheet. */
export const BalanceCsv = () => (
  <DownloadButton endpoint={getTrialBalanceCsv} fileName="trial-balance.csv">
    Download as CSV
  </DownloadButton>
);
