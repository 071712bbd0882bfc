import { getCampaignCsv } from '#contract/campaigns.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';

/** The report as a table for a spreadsheet, a line for each day and place. */
export const ReportCsv = ({ campaignId }: { campaignId: number }) => (
  <DownloadButton
    endpoint={getCampaignCsv}
    input={{ params: { campaignId } }}
    fileName={`ad-${campaignId}.csv`}
  >
    Download as CSV
  </DownloadButton>
);
