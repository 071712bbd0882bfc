import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { RupeesField } from '#client/deals/deal/RupeesField.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { BID_HOURS_CHOICES, MAX_CONDITIONS } from '#domain/deals/bid.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import words from '#messages/deals/bids/index.ts';
import type { BidForm } from './bid-form.ts';
import { ConditionsInput } from './ConditionsInput.tsx';
import { TermInputs } from './TermInputs.tsx';

const HOURS = BID_HOURS_CHOICES.map((hours) => ({
  value: hours,
  label: hours === 24 ? '1 day' : `${hours / 24} days`,
}));

interface Props {
  form: BidForm;
  amountLabel: string;
  amountHelp: ReactNode;
  listedIn: ListedIn;
}

/** What a bid, a raise and a counter ask alike. */
export function BidFields({ form, amountLabel, amountHelp, listedIn }: Props) {
  const { errors } = form.formState;
  return (
    <>
      <Controller
        control={form.control}
        name="amount"
        render={({ field: { disabled: _, ...field }, fieldState }) => (
          <RupeesField
            label={amountLabel}
            example={listedIn === 'rent' ? '28,000' : '82.5 lakh'}
            help={amountHelp}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <TermInputs form={form} listedIn={listedIn} />
      <Controller
        control={form.control}
        name="conditions"
        render={({ field, fieldState }) => (
          <ConditionsInput
            value={field.value ?? []}
            onChange={field.onChange}
            onBlur={field.onBlur}
            most={MAX_CONDITIONS}
            error={fieldState.error}
          />
        )}
      />
      <Field label={words.message} help={words.messageHint} error={errors.message?.message}>
        <TextArea rows={2} {...form.register('message')} />
      </Field>
      <Field
        label={words.standsFor}
        help={words.endsByItself}
        error={errors.hours?.message}
        className="max-w-48"
      >
        <Select options={HOURS} {...form.register('hours', { valueAsNumber: true })} />
      </Field>
    </>
  );
}
