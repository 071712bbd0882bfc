import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { AgreementTermsForm } from '#contract/professionals/agreement-terms.ts';
import { DraftDialog } from './DraftDialog.tsx';
import { freshSchedule } from './ScheduleFields.tsx';
import type { DraftProps } from './use-terms.ts';

type Sale = Extract<AgreementTermsForm, { template: 'sale' }>;

const PAYERS = [
  { value: 'buyer', label: 'Paid by the buyer' },
  { value: 'seller', label: 'Paid by the seller' },
  { value: 'both', label: 'In equal halves' },
];

export function SaleDraft(props: DraftProps) {
  const { property, deal } = props.work;
  return (
    <DraftDialog<Sale>
      {...props}
      title="Draw up an agreement for sale"
      fresh={{
        template: 'sale',
        address: property?.address ?? '',
        schedule: freshSchedule(property),
        price: deal?.price ?? 0,
        tokenPaid: deal?.tokenPaid ?? 0,
        registerBy: '',
        possessionOn: deal?.possessionOn ?? '',
        stampDutyBy: 'buyer',
        clauses: [],
      }}
      amounts={[{ name: 'price', label: 'Price', example: '82.5 lakh' }]}
    >
      {({ register, formState: { errors } }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Sale deed by" required error={errors.registerBy?.message}>
              <TextInput type="date" {...register('registerBy')} />
            </Field>
            <Field label="Possession on" required error={errors.possessionOn?.message}>
              <TextInput type="date" {...register('possessionOn')} />
            </Field>
          </div>
          <Field label="Stamp duty and registration" required error={errors.stampDutyBy?.message}>
            <Select options={PAYERS} {...register('stampDutyBy')} />
          </Field>
        </>
      )}
    </DraftDialog>
  );
}
