import type { UseFormReturn } from 'react-hook-form';
import type { FormOf } from '#client/lib/use-call-form.ts';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import type { issueReport } from '#contract/professionals/evaluators.ts';
import { puneDate } from '#domain/lib/time/pune.ts';

interface Props {
  form: UseFormReturn<FormOf<typeof issueReport>, unknown, BodyOf<typeof issueReport>>;
}

/** The state's rate as the evaluator looked it up. */
export function ReckonerFields({ form }: Props) {
  const errors = form.formState.errors.reckoner;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Rate, ₹ per sq m" required error={errors?.ratePerSqm?.message}>
        <TextInput
          inputMode="numeric"
          className="tabular"
          {...form.register('reckoner.ratePerSqm', { valueAsNumber: true })}
        />
      </Field>
      <Field label="Looked up on" required error={errors?.asOf?.message}>
        <TextInput type="date" max={puneDate(new Date())} {...form.register('reckoner.asOf')} />
      </Field>
      <Field
        label="Where it stands"
        help="The table, its year and the zone, as the Department of Registration and Stamps has it."
        required
        className="sm:col-span-2"
        error={errors?.source?.message}
      >
        <TextInput
          placeholder="ASR 2026-27, Pune, zone 12/185"
          {...form.register('reckoner.source')}
        />
      </Field>
    </div>
  );
}
