import type { UseFormReturn } from 'react-hook-form';
import type { FormOf } from '#client/lib/use-call-form.ts';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import type { issueReport } from '#contract/professionals/valuation-steps.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/professionals/valuations/index.ts';

interface Props {
  form: UseFormReturn<FormOf<typeof issueReport>, unknown, BodyOf<typeof issueReport>>;
}

/** The state's rate as the evaluator looked it up. */
export function ReckonerFields({ form }: Props) {
  const errors = form.formState.errors.reckoner;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.ratePerSq} required error={errors?.ratePerSqm?.message}>
        <TextInput
          inputMode="numeric"
          className="tabular"
          {...form.register('reckoner.ratePerSqm', { valueAsNumber: true })}
        />
      </Field>
      <Field label={words.lookedUp} required error={errors?.asOf?.message}>
        <TextInput type="date" max={puneDate(new Date())} {...form.register('reckoner.asOf')} />
      </Field>
      <Field
        label={words.whereStands}
        help={words.tableYearZone}
        required
        className="sm:col-span-2"
        error={errors?.source?.message}
      >
        <TextInput placeholder={words.asr202627} {...form.register('reckoner.source')} />
      </Field>
    </div>
  );
}
