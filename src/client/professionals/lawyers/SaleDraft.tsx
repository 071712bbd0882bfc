import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { AgreementTermsForm } from '#contract/professionals/agreement-terms.ts';
import { Clauses, DESCRIPTION, Rupees } from './TermFields.tsx';
import { type DraftProps, useTerms } from './use-terms.ts';

type Sale = Extract<AgreementTermsForm, { template: 'sale' }>;

export function SaleDraft(props: DraftProps) {
  const { work, before, onClose } = props;
  const { form, busy, submit } = useTerms<Sale>(props, 'sale', {
    template: 'sale',
    address: work.property?.address ?? '',
    price: work.deal?.price ?? 0,
    tokenPaid: work.deal?.tokenPaid ?? 0,
    registerBy: '',
    possessionOn: '',
    stampDutyBy: 'buyer',
    clauses: [],
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      size="normal"
      title={before ? 'Draw up the next version' : 'Draw up an agreement for sale'}
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
      <Rupees control={form.control} name="price" label="Price" />
      <Rupees
        control={form.control}
        name="tokenPaid"
        label="Token amount paid"
        help="Empty where none was paid."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Sale deed by" required error={errors.registerBy?.message}>
          <TextInput type="date" {...form.register('registerBy')} />
        </Field>
        <Field label="Possession on" required error={errors.possessionOn?.message}>
          <TextInput type="date" {...form.register('possessionOn')} />
        </Field>
      </div>
      <Field label="Stamp duty and registration" required error={errors.stampDutyBy?.message}>
        <Select
          options={[
            { value: 'buyer', label: 'Paid by the buyer' },
            { value: 'seller', label: 'Paid by the seller' },
            { value: 'both', label: 'In equal halves' },
          ]}
          {...form.register('stampDutyBy')}
        />
      </Field>
      <Clauses form={form} />
    </FormDialog>
  );
}
