import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { WireBilling } from '#contract/money/prices.ts';
import { GST_STATES } from '#domain/lib/gstin.ts';
import buyingWords from '#messages/money/buying/index.ts';
import words from '#messages/money/checkout/index.ts';
import { BillingDialog } from './BillingDialog.tsx';

interface Props {
  billing: WireBilling;
  /** GST may be another then. */
  onChanged: () => unknown;
}

/** To whom the invoice will be written, and the way to change it. */
export function Billing({ billing, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { name, address, pincode, state, gstin, saved } = billing;
  return (
    <Section
      title={words.invoiceTo}
      titleId="billing"
      size="lg"
      actions={
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {saved ? words.change : words.addAddress}
        </Button>
      }
      gap={2}
      className="card grid gap-3 p-5"
    >
      <address className="not-italic">
        <b>{name}</b>
        <span className="block">{[address, pincode].filter(Boolean).join(', ')}</span>
        <span className="block">{GST_STATES[state]}</span>
        {gstin && <span className="tabular block">{buyingWords.gstin({ gstin })}</span>}
      </address>
      {isOpen && (
        <BillingDialog billing={billing} onSaved={onChanged} onClose={() => setOpen(false)} />
      )}
    </Section>
  );
}
