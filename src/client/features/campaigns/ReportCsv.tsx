import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { getCampaignCsv } from '#contract/campaigns.ts';
import { isAppError } from '#contract/errors.ts';
import { callForFile } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/Button.tsx';

/** The report as a table for a spreadsheet, a line for each day and place. */
export function ReportCsv({ campaignId }: { campaignId: number }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(
        await callForFile(getCampaignCsv, { params: { campaignId } }),
        `ad-${campaignId}.csv`,
      );
    } catch (error) {
      toast.error(isAppError(error) ? error.message : 'An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" icon={Download} busy={busy} onClick={() => void save()}>
      Download as CSV
    </Button>
  );
}
