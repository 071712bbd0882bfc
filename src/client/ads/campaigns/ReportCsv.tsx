import { callForFile } from '#client/lib/api.ts';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { getCampaignCsv } from '#contract/ads/campaign-reports.ts';
import words from '#messages/ads/campaign-desk/index.ts';

/** The report as a table for a spreadsheet, a line for each day and place. */
export const ReportCsv = ({ campaignId }: { campaignId: number }) => (
  <DownloadButton
    file={() => callForFile(getCampaignCsv, { params: { campaignId } })}
    fileName={`ad-${campaignId}.csv`}
  >
    {words.downloadCsv}
  </DownloadButton>
);
