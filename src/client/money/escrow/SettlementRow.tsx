import { useState } from 'react';
import { CodeDialog } from '#client/deals/deal/CodeDialog.tsx';
import { inFull } from '#client/deals/deal/in-full.ts';
import { ReasonDialog } from '#client/deals/deal/ReasonDialog.tsx';
import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { filled } from '#client/ui/filled.tsx';
import {
  agreeSettlement,
  disputeSettlement,
  receiveSettlement,
  refuseSettlement,
  sendSettlementCode,
  withdrawSettlement,
} from '#contract/money/settlement-steps.ts';
import type { DealSettlements, SettlementRow as Row } from '#contract/money/settlements.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/money/checkout/index.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';
import { SplitWords } from './ProposeDialog.tsx';
import { settlementWords } from './settlement-labels.ts';
import { usePayDeal } from './use-pay-deal.ts';

interface Props {
  deal: DealSettlements;
  row: Row;
}

function AgreeDialog({ deal, row, onClose }: Props & { onClose: () => void }) {
  const params = { id: row.id };
  const form = useCallForm(agreeSettlement, { code: '' });
  const { busy, take } = useStep({ form });
  const agree = form.handleSubmit(async (body) => {
    if (await take(() => call(agreeSettlement, { params, body }))) onClose();
  });
  return (
    <CodeDialog
      title={escrowWords.agreeTitle}
      description={escrowWords.agreeBody}
      butNot={dealPaymentsWords.notEither({ other: deal.other })}
      confirmLabel={escrowWords.agreeAndSettle}
      confirmBusyLabel={dealPaymentsWords.settling}
      busy={busy}
      sendCode={() => call(sendSettlementCode, { params })}
      code={form.register('code')}
      codeError={form.formState.errors.code?.message}
      onConfirm={agree}
      onClose={onClose}
    >
      <SplitWords deal={deal} toBuyer={row.toBuyer} />
    </CodeDialog>
  );
}

/** What the other side’s proposal asks for; another of one’s own is proposed above. */
function Answer({ deal, row }: Props) {
  const [open, setOpen] = useState<'agree' | 'refuse'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {!row.isOutdated && <Button onClick={() => setOpen('agree')}>{escrowWords.agree}</Button>}
      {row.state === 'proposed' && (
        <Button variant="quiet" onClick={() => setOpen('refuse')}>
          {escrowWords.refuse}
        </Button>
      )}
      {open === 'agree' && <AgreeDialog deal={deal} row={row} onClose={close} />}
      {open === 'refuse' && (
        <ReasonDialog
          title={escrowWords.refuseSettlementTitle}
          description={escrowWords.refuseSettlementBody({ other: deal.other })}
          confirmLabel={escrowWords.refuseIt}
          draft={`refuse-settlement-${row.id}`}
          step={(reason) => call(refuseSettlement, { params: { id: row.id }, body: { reason } })}
          onClose={close}
        />
      )}
    </>
  );
}

function OwnSteps({ row: { id, state } }: { row: Row }) {
  const [disputing, setDisputing] = useState(false);
  const { busy, take } = useStep();
  const params = { id };
  return (
    <>
      {state === 'refused' && (
        <Button onClick={() => setDisputing(true)}>{escrowWords.staffDecide}</Button>
      )}
      <Button
        variant="quiet"
        busy={busy}
        onClick={() => void take(() => call(withdrawSettlement, { params }))}
      >
        {escrowWords.takeItBack}
      </Button>
      {disputing && (
        <ReasonDialog
          title={dealPaymentsWords.letStaffDecide}
          description={dealPaymentsWords.theyReadWhat}
          confirmLabel={escrowWords.askStaff}
          draft={`dispute-settlement-${id}`}
          step={(reason) => call(disputeSettlement, { params, body: { reason } })}
          onClose={() => setDisputing(false)}
        />
      )}
    </>
  );
}

function Owed({ deal, row: { id, owed, state } }: Props) {
  const { busy: paying, pay } = usePayDeal();
  const { busy, take } = useStep();
  if (!owed) return null;
  const isOwn = owed.by === deal.side;
  const who = isOwn ? dealPaymentsWords.owe : dealPaymentsWords.owes({ other: deal.other });
  if (state !== 'owing')
    return (
      <p className="text-sm">{dealPaymentsWords.owedSettled({ inFull: inFull(owed.amount) })}</p>
    );
  return (
    <>
      <p className="w-full">
        {filled(
          (pieces) => dealPaymentsWords.dueWord({ ...pieces, who, dueOn: formatDate(owed.dueOn) }),
          { bold: <b className="tabular">{inFull(owed.amount)}</b> },
        )}
      </p>
      {isOwn ? (
        <Button
          variant="accent"
          busy={paying !== undefined}
          busyLabel={words.opening}
          onClick={() => void pay({ purpose: 'settlement', subjectId: id })}
        >
          {dealPaymentsWords.pay({ inFull: inFull(owed.amount) })}
        </Button>
      ) : (
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => void take(() => call(receiveSettlement, { params: { id }, body: {} }))}
        >
          {dealPaymentsWords.iReceivedOtherwise}
        </Button>
      )}
    </>
  );
}

const WAITS = ['proposed', 'disputed'];

/** One proposal with what the caller can do about it now. */
export function SettlementRow({ deal, row, serverTime }: Props & { serverTime: string }) {
  const { state, isOwn, toBuyer, toOwner, reason, answer, isOutdated, expiresAt, createdAt } = row;
  const { title, tone } = settlementWords(row);
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="tabular">
          {filled(dealPaymentsWords.buyerOwner, {
            bold: <b>{inFull(toBuyer)}</b>,
            bold2: <b>{inFull(toOwner)}</b>,
          })}
        </p>
        <Badge {...(tone && { tone })}>{title}</Badge>
      </div>
      <p className="text-sm text-muted">
        {dealPaymentsWords.proposed({
          which: isOwn ? dealPaymentsWords.you : deal.other,
          createdAt: formatDate(createdAt),
        })}

        {state === 'proposed' && (
          <>
            {dealPaymentsWords.staffDecideAfter}
            <TimeLeft until={expiresAt} serverTime={serverTime} />
          </>
        )}
      </p>
      <p className="wrap-anywhere">{reason}</p>
      {answer && <p className="border-l-3 border-line pl-3 wrap-anywhere">{answer}</p>}
      {isOutdated && WAITS.includes(state) && (
        <p className="text-sm">{dealPaymentsWords.morePaidSince}</p>
      )}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {!isOwn && WAITS.includes(state) && <Answer deal={deal} row={row} />}
        {isOwn && (WAITS.includes(state) || state === 'refused') && <OwnSteps row={row} />}
        <Owed deal={deal} row={row} />
      </div>
    </li>
  );
}
