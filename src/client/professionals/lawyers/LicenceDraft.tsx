import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { AgreementTermsForm } from '#contract/professionals/agreement-terms.ts';
import words from '#messages/professionals/lawyers/index.ts';
import { DraftDialog } from './DraftDialog.tsx';
import { freshSchedule } from './ScheduleFields.tsx';
import { asNumber } from './TermFields.tsx';
import type { DraftProps } from './use-terms.ts';

type Licence = Extract<AgreementTermsForm, { template: 'leave-and-licence' }>;

const PAYERS = [
  {
    value: 'licensor',
    get label() {
      return words.paidOwner;
    },
  },
  {
    value: 'licensee',
    get label() {
      return words.paidTenant;
    },
  },
];

const USES = [
  {
    value: 'residence',
    get label() {
      return words.home;
    },
  },
  {
    value: 'business',
    get label() {
      return words.business;
    },
  },
];

export function LicenceDraft(props: DraftProps) {
  const { property, deal } = props.work;
  const renewal = deal?.renewal;
  return (
    <DraftDialog<Licence>
      {...props}
      title={words.drawUpLeave}
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
        { name: 'rent', label: words.licenceFeeMonth, example: '28,000' },
        { name: 'deposit', label: words.deposit, example: '84,000' },
      ]}
    >
      {({ register, formState: { errors } }) => (
        <div className="grid grid-cols-2 gap-4">
          <Field label={words.firstDay} required error={errors.startOn?.message}>
            <TextInput type="date" {...register('startOn')} />
          </Field>
          <Field label={words.months} required error={errors.months?.message}>
            <TextInput inputMode="numeric" {...register('months', asNumber)} />
          </Field>
          <Field label={words.monthsLocked} required error={errors.lockInMonths?.message}>
            <TextInput inputMode="numeric" {...register('lockInMonths', asNumber)} />
          </Field>
          <Field label={words.daysNotice} required error={errors.noticeDays?.message}>
            <TextInput inputMode="numeric" {...register('noticeDays', asNumber)} />
          </Field>
          <Field label={words.societysMaintenance} required error={errors.maintenanceBy?.message}>
            <Select options={PAYERS} {...register('maintenanceBy')} />
          </Field>
          <Field label={words.take} required error={errors.use?.message}>
            <Select options={USES} {...register('use')} />
          </Field>
        </div>
      )}
    </DraftDialog>
  );
}
