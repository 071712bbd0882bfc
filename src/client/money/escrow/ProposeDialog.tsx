import { Controller } from 'react-hook-form';
import { inFull } from '#client/deals/deal/in-full.ts';
import { RupeesField } from '#client/deals/deal/RupeesField.tsx';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { proposeSettlement } from '#contract/money/settlement-steps.ts';
import type { DealSettlements } from '#contract/money/settlements.ts';
import { fromRupees, toRupees } from '#domain/lib/money.ts';
import { divide, OWED_DAYS, otherPart, SETTLEMENT_DAYS } from '#domain/money/settlement.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';
import words from '#messages/money/escrow/index.ts';

interface SplitProps {
  deal: DealSettlements;
  toBuyer: number;
}

/** What a split means for what is held, to the rupee, while it is typed. */
export function SplitWords({ deal, toBuyer }: SplitProps) {
  const { total, held, hasOwner, hasBuyer } = deal;
  if (!(toBuyer >= 0 && toBuyer <= total)) return null;
  const buyer = fromRupees(toBuyer);
  const owner = otherPart(fromRupees(total), buyer);
  const standing = {
    owner: fromRupees(hasOwner),
    buyer: fromRupees(hasBuyer),
    held: fromRupees(held),
  };
  const { toOwner, toBuyer: back, owedBy, owed } = divide(standing, { owner, buyer });
  const lines = [
    [words.buyerEnds, inFull(toRupees(buyer))],
    [words.ownerEnds, inFull(toRupees(owner))],
    [words.heldToBuyer, inFull(toRupees(back))],
    [words.heldToOwner, inFull(toRupees(toOwner))],
    ...(owedBy
      ? [
          [
            dealPaymentsWords.paysBackWithin({ owedBy, owedDays: OWED_DAYS }),
            inFull(toRupees(owed)),
          ],
        ]
      : []),
  ];
  return (
    <dl className="tabular grid gap-1 rounded-card bg-surface-2 p-3 text-sm" aria-live="polite">
      {lines.map(([label, amount]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  deal: DealSettlements;
  onClose: () => void;
}

/** The proposal that a new one answers. */
const openOfOther = ({ settlements }: DealSettlements): number | null =>
  settlements.find(({ state, isOwn }) => state === 'proposed' && !isOwn)?.id ?? null;

/** Says with how much of all that was paid each side ends. What was typed stays until it is sent. */
export function ProposeDialog({ deal, onClose }: Props) {
  const { bookingId, total, byRule, other } = deal;
  // The reason of a cancellation that the rules did not allow is not typed twice.
  const draft = `cancel-booking-${bookingId}`;
  const form = useCallForm(proposeSettlement, {
    toBuyer: byRule,
    reason: '',
    ...readDraft<{ reason: string }>(draft),
    total,
  });
  useDraft(draft, form);
  // What is typed stays where the other side was first.
  const { busy, take } = useStep({ form, staysOpen: true });
  const answers = openOfOther(deal);
  const submit = form.handleSubmit(async (body) => {
    const step = () =>
      call(proposeSettlement, { params: { id: bookingId }, body: { ...body, total, answers } });
    if (!(await take(step))) return;
    dropDraft(draft);
    onClose();
  });
  const toBuyer = Number(form.watch('toBuyer'));
  return (
    <FormDialog
      title={words.proposeEnd}
      description={words.proposeBody({
        total: inFull(total),
        other,
        settlementDays: SETTLEMENT_DAYS,
      })}
      submitLabel={words.proposeTo({ other })}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="toBuyer"
        render={({ field: { disabled: _, ...input }, fieldState }) => (
          <RupeesField
            label={words.buyerEnds}
            example={dealPaymentsWords.n25Lakh}
            help={words.restOwners}
            error={fieldState.error?.message}
            {...input}
          />
        )}
      />
      <SplitWords deal={deal} toBuyer={toBuyer} />
      <Field
        label={words.why}
        help={words.readsAndStaff}
        error={form.formState.errors.reason?.message}
        required
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
