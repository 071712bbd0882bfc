import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { downloadBidLog } from '#contract/bids.ts';
import { isAppError } from '#contract/errors.ts';
import type { BidLogEntry } from '#domain/bid-log.ts';
import { saveCalledFile } from '../../deals/save-called-file.ts';
import { Button } from '../../ui/Button.tsx';
import { type Verdict, verify } from './verify.ts';

/** The log behind a bid's history: to be checked here, and kept by both sides. */
export function BidLog({ bidId, log }: { bidId: number; log: readonly BidLogEntry[] }) {
  const [verdict, setVerdict] = useState<Verdict>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveCalledFile(downloadBidLog, { params: { id: bidId } }, `bid-${bidId}-log.json`);
    } catch (error) {
      toast.error(isAppError(error) ? error.message : 'The log could not be saved.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="grid gap-3" aria-labelledby={`log-${bidId}`}>
      <h3 id={`log-${bidId}`} className="text-lg">
        Log
      </h3>
      <p className="text-sm text-muted">
        Each entry carries a mark made of itself and of the one before, so that a later change
        shows. You and the other side can each keep a copy.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          icon={ShieldCheck}
          onClick={async () => setVerdict(await verify(log))}
        >
          Verify
        </Button>
        <Button variant="quiet" icon={Download} busy={busy} onClick={save}>
          Download log
        </Button>
      </div>
      <p
        role="status"
        className={verdict ? (verdict.isWhole ? 'text-good' : 'font-semibold text-bad') : 'sr-only'}
      >
        {verdict?.words}
      </p>
    </section>
  );
}
