import { useState } from 'react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { DealMoney, InstalmentRow } from '#contract/money/escrow.ts';
import { waiveInstalment } from '#contract/money/escrow-steps.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/money/checkout/index.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';
import { PlanEditor } from './PlanEditor.tsx';

function StateBadge({ instalment: { state, isOverdue } }: { instalment: InstalmentRow }) {
  if (state === 'paid') return <Badge tone="good">{words.paid}</Badge>;
  if (state === 'waived') return <Badge>{escrowWords.notAskedFor}</Badge>;
  return isOverdue ? (
    <Badge tone="bad">{escrowWords.overdue}</Badge>
  ) : (
    <Badge tone="brand">{escrowWords.due}</Badge>
  );
}

function Waive({ instalment }: { instalment: InstalmentRow }) {
  const [asked, setAsked] = useState(false);
  const { busy, take } = useStep();
  const { id, label, amount } = instalment;
  const waive = async () => {
    if (await take(() => call(waiveInstalment, { params: { id } }))) setAsked(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-label={escrowWords.waiveLabel({ label })}
        onClick={() => setAsked(true)}
      >
        {escrowWords.waive}
      </Button>
      <ConfirmDialog
        open={asked}
        title={escrowWords.waiveTitle({ amount: inFull(amount) })}
        description={escrowWords.waiveBody({ label })}
        confirmLabel={escrowWords.waiveAmount({ amount: inFull(amount) })}
        busy={busy}
        danger
        onConfirm={waive}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

function Row({ instalment, mayWaive }: { instalment: InstalmentRow; mayWaive: boolean }) {
  const { number, label, dueOn, amount, state, paidAt } = instalment;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {number}. {label}
        </p>
        <p className="text-sm text-muted">
          {paidAt
            ? escrowWords.paidOn({ paidAt: formatDate(paidAt) })
            : escrowWords.dueOn({ dueOn: formatDate(dueOn) })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <span className="tabular font-bold">{inFull(amount)}</span>
        <StateBadge instalment={instalment} />
        {mayWaive && state === 'due' && <Waive instalment={instalment} />}
      </div>
    </li>
  );
}

/** The plan of instalments, which the owner makes and the buyer pays in its order. */
export function Plan({ money }: { money: DealMoney }) {
  const [editing, setEditing] = useState(false);
  const { instalments, mayPlan, side, price, tokenAmount } = money;
  if (instalments.length === 0 && !mayPlan) return null;
  return (
    <Section
      title={escrowWords.instalments}
      titleId="plan"
      actions={
        mayPlan && (
          <Button variant="quiet" onClick={() => setEditing(true)}>
            {instalments.length > 0 ? escrowWords.changePlan : escrowWords.makePlan}
          </Button>
        )
      }
      gap={2}
      className="card grid gap-3 p-5"
    >
      {instalments.length === 0 ? (
        <p className="text-muted">
          {dealPaymentsWords.priceLessToken({ inFull: inFull(price - tokenAmount) })}
        </p>
      ) : (
        <ol className="divide-y divide-line">
          {instalments.map((instalment) => (
            <Row key={instalment.id} instalment={instalment} mayWaive={side === 'owner'} />
          ))}
        </ol>
      )}
      {editing && <PlanEditor money={money} onClose={() => setEditing(false)} />}
    </Section>
  );
}
