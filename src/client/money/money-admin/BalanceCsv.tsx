import { callForFile } from '#client/lib/api.ts';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { getTrialBalanceCsv } from '#contract/money/reconciliation.ts';
import words from '#messages/money/staff-checks/index.ts';

/** Every single account, for a spreadsheet. */
export const BalanceCsv = () => (
  <DownloadButton file={() => callForFile(getTrialBalanceCsv)} fileName="trial-balance.csv">
    {words.downloadCsv}
  </DownloadButton>
);
