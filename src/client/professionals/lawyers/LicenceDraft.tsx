import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { AgreementTermsForm } from '#contract/professionals/agreement-terms.ts';
import { DraftDialog } from './DraftDialog.tsx';
import { freshSchedule } from './ScheduleFields.tsx';
import { asNumber } from './TermFields.tsx';
import type { DraftProps } from './use-terms.ts';

type Licence = Extract<AgreementTermsForm, { template: 'leave-and-licence' }>;

const PAYERS = [
  { value: 'licensor', label: 'Paid by the owner' },
  { value: 'licensee', label: 'Paid by the tenant' },
];

const USES = [
  { value: 'residence', label: 'Home' },
  { value: 'business', label: 'Business' },
];

export function LicenceDraft(props: DraftProps) {
  const { property, deal } = props.work;
  const renewal = deal?.renewal;
  return (
    <DraftDialog<Licence>
      {...props}
      title="Draw up a leave and licence agreement"
      fresh={{
        template: 'leave-and-licence',
        address: property?.address ?? '',
        schedule: freshSchedule(property),
        rent: renewal?.rent ?? deal?.price ?? 0,
        deposit: renewal?.deposit ?? 0,
        tokenPaid: renewal ? 0 : (deal?.tokenPaid ?? 0),
        startOn: renewal?.startOn ?? deal?.possessionOn ?? '',
        months: renewal?.months ?? 11,
        lockInMonths: 3,
        noticeDays: 30,
        maintenanceBy: 'licensor',
        use: 'residence',
        clauses: [],
      }}
      amounts={[
        { name: 'rent', label: 'Licence fee a month', example: '28,000' },
        { name: 'deposit', label: 'Deposit', example: '84,000' },
      ]}
    >
      {({ register, formState: { errors } }) => (
        <div className="grid grid-cols-2 gap-4">
          <Field label="First day" required error={errors.startOn?.message}>
            <TextInput type="date" {...register('startOn')} />
          </Field>
          <Field label="Months" required error={errors.months?.message}>
            <TextInput inputMode="numeric" {...register('months', asNumber)} />
          </Field>
          <Field label="Months locked in" required error={errors.lockInMonths?.message}>
            <TextInput inputMode="numeric" {...register('lockInMonths', asNumber)} />
          </Field>
          <Field label="Days of notice" required error={errors.noticeDays?.message}>
            <TextInput inputMode="numeric" {...register('noticeDays', asNumber)} />
          </Field>
          <Field label="Society’s maintenance" required error={errors.maintenanceBy?.message}>
            <Select options={PAYERS} {...register('maintenanceBy')} />
          </Field>
          <Field label="Use" required error={errors.use?.message}>
            <Select options={USES} {...register('use')} />
          </Field>
        </div>
      )}
    </DraftDialog>
  );
}
