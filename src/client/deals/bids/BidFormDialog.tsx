import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { raiseBid } from '#contract/deals/bid-steps.ts';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { BID_HOURS } from '#domain/deals/bid.ts';
import type { DealConditions } from '#domain/deals/deal-terms.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import words from '#messages/deals/bids/index.ts';
import { BidFields } from './BidFields.tsx';
import type { BidForm } from './bid-form.ts';

type Sent = BodyOf<typeof raiseBid>;

interface Props {
  title: string;
  description: ReactNode;
  /** What the button says: with the amount, once one is typed. */
  buttonLabel: (amount: string | undefined) => string;
  amountLabel: string;
  amountHelp: ReactNode;
  /** What the bid says so far. */
  standing: DealConditions;
  listedIn: ListedIn;
  draft: string;
  send: (body: Sent) => Promise<{ message: string }>;
  onClose: () => void;
}

/** A bid, a raise or a counter. */
export function BidFormDialog(props: Props) {
  const { title, description, buttonLabel, standing, draft, send, onClose, ...fields } = props;
  // A raise asks for all that a bid and a counter ask for.
  const form: BidForm = useCallForm(raiseBid, {
    message: '',
    hours: BID_HOURS,
    conditions: [...standing.conditions],
    terms: standing.terms,
    ...readDraft<Sent>(draft),
  });
  useDraft(draft, form);
  const { busy, take } = useStep({ form });
  const typed = useWatch({ control: form.control, name: 'amount' });
  const submit = form.handleSubmit(async (body) => {
    if (!(await take(() => send(body)))) return;
    dropDraft(draft);
    onClose();
  });
  return (
    <FormDialog
      title={title}
      size="normal"
      description={description}
      submitLabel={buttonLabel(typed > 0 ? formatPriceShort(typed) : undefined)}
      busyLabel={words.sending}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <BidFields form={form} {...fields} />
    </FormDialog>
  );
}
