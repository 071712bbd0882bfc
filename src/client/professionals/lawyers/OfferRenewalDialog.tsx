import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { offerRenewal } from '#contract/professionals/renewal-steps.ts';
import type { LicenceRenewals, RenewalRow } from '#contract/professionals/renewals.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { dayOfIso, isoDay } from '#domain/lib/time/pune.ts';
import { RENEWAL_ANSWER_DAYS } from '#domain/professionals/renewal-offer.ts';
import words from '#messages/professionals/renewals/index.ts';
import { asNumber, Rupees } from './TermFields.tsx';

type Typed = Partial<Record<'rent' | 'deposit' | 'months', number>> & {
  startOn?: string;
  words?: string;
};

interface Props {
  licence: LicenceRenewals;
  /** The offer that waits, whose terms the new one begins with. */
  open: RenewalRow | undefined;
  onClose: () => void;
}

/** Offers to go on: begins with the offer that waits, else as before. What was typed stays until it is sent. */
export function OfferRenewalDialog({ licence, open, onClose }: Props) {
  const { agreementId, other, before } = licence;
  const draft = `offer-renewal-${agreementId}`;
  const form = useCallForm(offerRenewal, {
    rent: open?.rent ?? before.rent,
    deposit: open?.deposit ?? before.deposit,
    startOn: open?.startOn ?? isoDay(dayOfIso(before.until) + 1),
    months: open?.months ?? before.months,
    words: '',
    ...readDraft<Typed>(draft),
  });
  useDraft(draft, form);
  // What is typed stays where the other side was first.
  const { busy, take } = useStep({ form, staysOpen: true });
  const answers = open && !open.isOwn ? open.id : null;
  const submit = form.handleSubmit(async (body) => {
    const step = () =>
      call(offerRenewal, { params: { id: agreementId }, body: { ...body, answers } });
    if (!(await take(step))) return;
    dropDraft(draft);
    onClose();
  });
  const { control, register } = form;
  const { errors } = form.formState;
  return (
    <FormDialog
      title={words.dialogTitle}
      description={words.dialogMeans({ name: other, days: RENEWAL_ANSWER_DAYS })}
      submitLabel={words.send({ name: other })}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Rupees
        control={control}
        name="rent"
        label={words.rent}
        example="30,000"
        help={words.rentNow({ rent: formatRupees(before.rent) })}
      />
      <Rupees
        control={control}
        name="deposit"
        label={words.deposit}
        example="90,000"
        help={words.depositHelp({ deposit: formatRupees(before.deposit) })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label={words.firstDay} required error={errors.startOn?.message}>
          <TextInput type="date" {...register('startOn')} />
        </Field>
        <Field label={words.months} required error={errors.months?.message}>
          <TextInput inputMode="numeric" {...register('months', asNumber)} />
        </Field>
      </div>
      <Field label={words.words} error={errors.words?.message}>
        <TextArea rows={2} {...register('words')} />
      </Field>
    </FormDialog>
  );
}
