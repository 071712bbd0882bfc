import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { placeBooking } from '#contract/deals/booking-steps.ts';
import { HOLD_HOURS, HOLD_MINUTES, PAY_HOURS } from '#domain/deals/booking.ts';
import { displayBookingAmount, formatPriceShort, formatRupees } from '#domain/lib/money.ts';
import words from '#messages/deals/bookings/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

interface Props {
  listingId: number;
  price: number;
  tokenAmount: number;
  onClose: () => void;
}

/** Books a property at its asking price, once all that follows has been said. */
export function BookDialog({ listingId, price, tokenAmount, onClose }: Props) {
  const draft = `book-${listingId}`;
  const form = useCallForm(placeBooking, {
    message: '',
    ...readDraft<{ message: string }>(draft),
    listingId,
  });
  useDraft(draft, form);
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async (body) => {
    const step = () => call(placeBooking, { body });
    if (!(await take(step))) return;
    dropDraft(draft);
    onClose();
  });
  return (
    <FormDialog
      title={words.bookAt({ price: formatRupees(price) })}
      size="normal"
      description={deskWords.propertyHoldMinutes({
        holdMinutes: HOLD_MINUTES,
        holdHours: HOLD_HOURS,
        displayBookingAmount: displayBookingAmount(tokenAmount),
        payHours: PAY_HOURS / 24,
      })}
      submitLabel={words.bookAt({ price: formatPriceShort(price) })}
      busyLabel={words.booking_}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={words.messageToOwner}
        help={words.noNumbers}
        error={form.formState.errors.message?.message}
      >
        <TextArea rows={3} {...form.register('message')} />
      </Field>
    </FormDialog>
  );
}
