import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import type { CallInput } from '#contract/endpoint.ts';
import { isAppError } from '#contract/errors.ts';
import { getPaymentsCsv } from '#contract/invoices.ts';
import { callForFile } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  userId: number;
  filters: NonNullable<CallInput<typeof getPaymentsCsv>['query']>;
}

/** What the filters leave, as a table for a spreadsheet. */
export function CsvButton({ userId, filters }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const input = { params: { userId }, query: filters };
      saveFile(await callForFile(getPaymentsCsv, input), 'payments.csv');
    } catch (error) {
      toast.error(isAppError(error) ? error.message : 'An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      className="lg:mb-1"
      icon={Download}
      busy={busy}
      onClick={() => void save()}
    >
      Download as CSV
    </Button>
  );
}
