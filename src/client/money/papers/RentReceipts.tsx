import { useState } from 'react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { call, callForFile } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { BookingRow } from '#contract/deals/bookings.ts';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import {
  getRentReceiptPdf,
  giveRentReceipt,
  listRentReceipts,
} from '#contract/money/rent-receipts.ts';
import { RENT_PAID_BY, RENT_PAID_BY_LABEL } from '#domain/deals/rent-receipt.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/money/buying/index.ts';
import paperWords from '#messages/money/papers/index.ts';

/** "Nov 2026". */
const monthWords = (month: string) => formatDate(`${month}-01`).replace(/^1 /, '');

function GiveDialog({ booking, onClose }: { booking: BookingRow; onClose: () => void }) {
  const { id, price, other } = booking;
  const draft = `rent-receipt-${id}`;
  const today = puneDate(new Date());
  const form = useCallForm(giveRentReceipt, {
    month: today.slice(0, 7),
    amount: price,
    paidBy: 'upi',
    paidOn: today,
    ...readDraft<BodyOf<typeof giveRentReceipt>>(draft),
  });
  useDraft(draft, form);
  const { busy, take } = useStep({ form });
  const { register, formState } = form;
  const { errors } = formState;
  const ways = RENT_PAID_BY.map((value) => ({ value, label: RENT_PAID_BY_LABEL[value] }));
  const submit = form.handleSubmit(async (body) => {
    if (!(await take(() => call(giveRentReceipt, { params: { id }, body })))) return;
    dropDraft(draft);
    onClose();
  });
  return (
    <FormDialog
      title={words.giveRentReceipt}
      description={words.toldCanDownload({ other })}
      submitLabel={words.giveReceipt}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.month} required error={errors.month?.message}>
        <TextInput type="month" {...register('month')} />
      </Field>
      <Field label={words.rentReceived} required error={errors.amount?.message}>
        <TextInput inputMode="numeric" {...register('amount', { valueAsNumber: true })} />
      </Field>
      <Field label={words.paid} required error={errors.paidBy?.message}>
        <Select options={ways} {...register('paidBy')} />
      </Field>
      <Field label={words.paidOn} required error={errors.paidOn?.message}>
        <TextInput type="date" {...register('paidOn')} />
      </Field>
    </FormDialog>
  );
}

/** The rent receipts of a rented home, for owner and tenant; nothing for a sale or before the token. */
export function RentReceipts({ booking }: { booking: BookingRow }) {
  const [giving, setGiving] = useState(false);
  const { id, side, state, listing } = booking;
  const isRented =
    listing.propertydata.listedin === 'rent' && (state === 'paid' || state === 'completed');
  const { answer } = useCall(listRentReceipts, isRented ? { params: { id } } : null);
  if (!isRented) return null;
  const receipts = answer?.data ?? [];
  return (
    <Section
      title={words.rentReceipts}
      titleId="rent-receipts"
      className="card grid grid-cols-1 gap-3 p-5"
      actions={
        side === 'owner' && <Button onClick={() => setGiving(true)}>{words.giveRentReceipt}</Button>
      }
    >
      {receipts.length === 0 && (
        <p className="text-muted">{side === 'owner' ? words.giveOneEach : words.ownerGivesOne}</p>
      )}
      <ul className="divide-y divide-line">
        {receipts.map(({ month, amount, paidBy, paidOn }) => (
          <li key={month} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p>
              <b>{monthWords(month)}</b> · {inFull(amount)}
              <span className="block text-sm text-muted">
                {RENT_PAID_BY_LABEL[paidBy]}, {formatDate(paidOn)}
              </span>
            </p>
            <DownloadButton
              file={() => callForFile(getRentReceiptPdf, { params: { id, month } })}
              fileName={paperWords.rentReceiptFile({ month })}
              aria-label={words.downloadRentReceipt({ monthWords: monthWords(month) })}
            >
              {words.download}
            </DownloadButton>
          </li>
        ))}
      </ul>
      {giving && <GiveDialog booking={booking} onClose={() => setGiving(false)} />}
    </Section>
  );
}
