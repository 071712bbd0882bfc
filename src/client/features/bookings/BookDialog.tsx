import { type FormEvent, useId } from 'react';
import { placeBooking } from '#contract/bookings.ts';
import { HOLD_HOURS, PAY_HOURS } from '#domain/booking.ts';
import { formatPriceShort, formatRupees } from '#domain/money.ts';
import { useDealStep } from '../../deals/use-deal-step.ts';
import { call } from '../../lib/api.ts';
import { showErrors } from '../../lib/form-errors.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

interface Props {
  listingId: number;
  price: number;
  tokenAmount: number;
  onClose: () => void;
}

/** Books a property at its asking price, once all that follows has been said. */
export function BookDialog({ listingId, price, tokenAmount, onClose }: Props) {
  const formId = useId();
  const draft = `book-${listingId}`;
  const form = useCallForm(placeBooking, {
    message: '',
    ...readDraft<{ message: string }>(draft),
    listingId,
  });
  useDraft(draft, form);
  const { busy, take } = useDealStep();
  const submit = form.handleSubmit(async (body) => {
    const step = () => call(placeBooking, { body });
    if (!(await take(step, (error) => showErrors(form, error)))) return;
    dropDraft(draft);
    onClose();
  });
  return (
    <Dialog
      open
      title={`Book at ${formatRupees(price)}`}
      description={`The property is on hold for you at once. The owner has ${HOLD_HOURS} hours to accept; then the token amount of ${formatRupees(tokenAmount)} is due within ${PAY_HOURS / 24} days. Until it is paid you can cancel freely.`}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Booking…">
            Book at {formatPriceShort(price)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        <Field
          label="Message to the owner"
          help="If you like. No phone numbers or addresses."
          error={form.formState.errors.message?.message}
        >
          <TextArea rows={3} {...form.register('message')} />
        </Field>
      </form>
    </Dialog>
  );
}
