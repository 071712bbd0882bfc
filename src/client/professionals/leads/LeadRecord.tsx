import { useState } from 'react';
import { RupeesField } from '#client/deals/deal/RupeesField.tsx';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { LeadDetail } from '#contract/professionals/leads.ts';
import { eraseOwnLead, setLeadValue } from '#contract/professionals/own-leads.ts';
import words from '#messages/professionals/leads/index.ts';

/** What the deal is worth to the agent, for the report. */
function Value({ lead: { id, value } }: { lead: LeadDetail }) {
  const [typed, setTyped] = useState<number | null>(value);
  const { busy, take } = useStep();
  const save = () => {
    const given = typed && typed > 0 ? Math.round(typed) : null;
    return take(() => call(setLeadValue, { params: { id }, body: { value: given } }));
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <RupeesField
        label={words.whatWorth}
        example="60,000"
        help={words.feeIfWon}
        name="value"
        value={typed}
        onChange={setTyped}
        onBlur={() => undefined}
        ref={null}
      />
      <Button variant="quiet" busy={busy} disabled={typed === value} onClick={() => void save()}>
        {words.keepValue}
      </Button>
    </div>
  );
}

function Forget({ lead: { id, buyer } }: { lead: LeadDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { busy, take } = useStep({ onDone: () => setOpen(false) });
  return (
    <>
      <Button variant="quiet" className="w-fit" onClick={() => setOpen(true)}>
        {words.forgetWhoThey}
      </Button>
      <ConfirmDialog
        open={isOpen}
        danger
        title={words.forget({ buyer })}
        description={words.nameNumberAddress}
        confirmLabel={words.erase}
        busy={busy}
        onConfirm={() => void take(() => call(eraseOwnLead, { params: { id } }))}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

/** What the agent keeps of a lead besides notes. */
export function LeadRecord({ lead }: { lead: LeadDetail }) {
  return (
    <Section title={words.record} titleId="lead-record" className="card grid grid-cols-1 gap-4 p-5">
      <Value lead={lead} />
      {lead.contact && <Forget lead={lead} />}
    </Section>
  );
}
