import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { AgreementTermsForm } from '#contract/professionals/agreement-terms.ts';
import words from '#messages/professionals/lawyers/index.ts';
import { DraftDialog } from './DraftDialog.tsx';
import { freshSchedule } from './ScheduleFields.tsx';
import type { DraftProps } from './use-terms.ts';

type Sale = Extract<AgreementTermsForm, { template: 'sale' }>;

const PAYERS = [
  {
    value: 'buyer',
    get label() {
      return words.paidBuyer;
    },
  },
  {
    value: 'seller',
    get label() {
      return words.paidSeller;
    },
  },
  {
    value: 'both',
    get label() {
      return words.equalHalves;
    },
  },
];

export function SaleDraft(props: DraftProps) {
  const { property, deal } = props.work;
  return (
    <DraftDialog<Sale>
      {...props}
      title={words.drawUpAgreementSale}
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
      amounts={[{ name: 'price', label: words.price, example: words.n825Lakh }]}
    >
      {({ register, formState: { errors } }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={words.saleDeed} required error={errors.registerBy?.message}>
              <TextInput type="date" {...register('registerBy')} />
            </Field>
            <Field label={words.possession} required error={errors.possessionOn?.message}>
              <TextInput type="date" {...register('possessionOn')} />
            </Field>
          </div>
          <Field label={words.stampDutyRegistration} required error={errors.stampDutyBy?.message}>
            <Select options={PAYERS} {...register('stampDutyBy')} />
          </Field>
        </>
      )}
    </DraftDialog>
  );
}
