import { useState } from 'react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { callForFile } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { Section } from '#client/ui/Section.tsx';
import { getSettlementStatement, getSettlements } from '#contract/money/settlements.ts';
import words from '#messages/money/deal-payments/index.ts';
import { ProposeDialog } from './ProposeDialog.tsx';
import { SettlementRow } from './SettlementRow.tsx';

/** How the money of a deal is divided at its end; nothing where there is none to divide. */
export function Settlements({ bookingId }: { bookingId: number }) {
  const [proposing, setProposing] = useState(false);
  const { answer } = useCall(getSettlements, { params: { id: bookingId } });
  if (!answer) return null;
  const deal = answer.data;
  if (!deal.mayPropose && !deal.hasPaper && deal.settlements.length === 0) return null;
  return (
    <Section
      title={words.howDealEnds}
      titleId="settlement-head"
      id="settlement"
      gap={2}
      className="card grid gap-2 p-5"
      actions={
        <>
          {deal.hasPaper && (
            <DownloadButton
              fileName={`settlement-statement-${bookingId}.pdf`}
              file={() => callForFile(getSettlementStatement, { params: { id: bookingId } })}
            >
              {words.statementPdf}
            </DownloadButton>
          )}
          {deal.mayPropose && (
            <Button variant="quiet" onClick={() => setProposing(true)}>
              {words.proposeSettlement}
            </Button>
          )}
        </>
      }
    >
      {deal.settlements.length === 0 ? (
        <p className="text-muted">
          {words.paidHeldIf({ inFull: inFull(deal.total), inFull2: inFull(deal.held) })}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {deal.settlements.map((row) => (
            <SettlementRow key={row.id} deal={deal} row={row} serverTime={answer.serverTime} />
          ))}
        </ul>
      )}
      {proposing && <ProposeDialog deal={deal} onClose={() => setProposing(false)} />}
    </Section>
  );
}
