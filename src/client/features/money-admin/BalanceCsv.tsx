import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { isAppError } from '#contract/errors.ts';
import { getTrialBalanceCsv } from '#contract/reconciliation.ts';
import { callForFile } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/Button.tsx';

/** Every single account, for a spreadsheet. */
export function BalanceCsv() {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await callForFile(getTrialBalanceCsv), 'trial-balance.csv');
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
