import { getTrialBalanceCsv } from '#contract/reconciliation.ts';
import { callForFile } from '../../lib/api.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';

/** Every single account, for a spreadsheet. */
export const BalanceCsv = () => (
  <DownloadButton file={() => callForFile(getTrialBalanceCsv)} fileName="trial-balance.csv">
    Download as CSV
  </DownloadButton>
);
