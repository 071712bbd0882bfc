import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { AgreementTermsForm } from '#contract/professionals/agreement-terms.ts';
import { asNumber, Clauses, DESCRIPTION, Rupees } from './TermFields.tsx';
import { type DraftProps, useTerms } from './use-terms.ts';

type Licence = Extract<AgreementTermsForm, { template: 'leave-and-licence' }>;

export function LicenceDraft(props: DraftProps) {
  const { work, before, onClose } = props;
  const { form, busy, submit } = useTerms<Licence>(props, 'leave-and-licence', {
    template: 'leave-and-licence',
    address: work.property?.address ?? '',
    rent: work.deal?.price ?? 0,
    deposit: 0,
    tokenPaid: work.deal?.tokenPaid ?? 0,
    startOn: '',
    months: 11,
    lockInMonths: 3,
    noticeDays: 30,
    maintenanceBy: 'licensor',
    use: 'residence',
    clauses: [],
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      size="normal"
      title={before ? 'Draw up the next version' : 'Draw up a leave and licence agreement'}
      description={DESCRIPTION}
      submitLabel="Draw it up"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Address in the papers"
        help="Flat, building, survey number, village or street."
        required
        error={errors.address?.message}
      >
        <TextArea rows={2} {...form.register('address')} />
      </Field>
      <Rupees control={form.control} name="rent" label="Licence fee a month" />
      <Rupees control={form.control} name="deposit" label="Deposit" />
      <Rupees
        control={form.control}
        name="tokenPaid"
        label="Token amount paid"
        help="Empty where none was paid."
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label="First day" required error={errors.startOn?.message}>
          <TextInput type="date" {...form.register('startOn')} />
        </Field>
        <Field label="Months" required error={errors.months?.message}>
          <TextInput inputMode="numeric" {...form.register('months', asNumber)} />
        </Field>
        <Field label="Months locked in" required error={errors.lockInMonths?.message}>
          <TextInput inputMode="numeric" {...form.register('lockInMonths', asNumber)} />
        </Field>
        <Field label="Days of notice" required error={errors.noticeDays?.message}>
          <TextInput inputMode="numeric" {...form.register('noticeDays', asNumber)} />
        </Field>
        <Field label="Society’s maintenance" required error={errors.maintenanceBy?.message}>
          <Select
            options={[
              { value: 'licensor', label: 'Paid by the owner' },
              { value: 'licensee', label: 'Paid by the tenant' },
            ]}
            {...form.register('maintenanceBy')}
          />
        </Field>
        <Field label="Use" required error={errors.use?.message}>
          <Select
            options={[
              { value: 'residence', label: 'Home' },
              { value: 'business', label: 'Business' },
            ]}
            {...form.register('use')}
          />
        </Field>
      </div>
      <Clauses form={form} />
    </FormDialog>
  );
}
