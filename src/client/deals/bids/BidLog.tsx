import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { callForFile } from '#client/lib/api.ts';
import { Button } from '#client/ui/Button.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { downloadBidLog } from '#contract/deals/bids.ts';
import type { BidLogEntry } from '#domain/deals/bid-log.ts';
import bidsWords from '#messages/deals/bids/index.ts';
import { type Verdict, verify } from './verify.ts';

/** The log behind a bid's history: to be checked here, and kept by both sides. */
export function BidLog({ bidId, log }: { bidId: number; log: readonly BidLogEntry[] }) {
  const [verdict, setVerdict] = useState<Verdict>();
  return (
    <section className="grid gap-3" aria-labelledby={`log-${bidId}`}>
      <h3 id={`log-${bidId}`} className="text-lg">
        {bidsWords.log}
      </h3>
      <p className="text-sm text-muted">{bidsWords.logMarks}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          icon={ShieldCheck}
          onClick={async () => setVerdict(await verify(log))}
        >
          {bidsWords.verify}
        </Button>
        <DownloadButton
          file={() => callForFile(downloadBidLog, { params: { id: bidId } })}
          fileName={`bid-${bidId}-log.json`}
        >
          {bidsWords.downloadLog}
        </DownloadButton>
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
