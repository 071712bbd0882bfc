import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { GRANT_NAMES } from '#client/money/prices/price-labels.ts';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { GRANT_KINDS } from '#domain/money/purpose.ts';
import words from '#messages/money/staff-prices/index.ts';
import { numberOr, type TermsForm } from './price-form.ts';

/** The fields that a new item and a new version have in common. */
export function PriceFields<Form extends TermsForm & FieldValues, Sent>({
  form,
}: {
  form: UseFormReturn<Form, unknown, Sent>;
}) {
  const { register, getFieldState, formState } = form;
  const errorOf = (name: string) => getFieldState(name as Path<Form>, formState).error?.message;
  const bind = (name: string, options?: object) => register(name as Path<Form>, options);
  return (
    <>
      <Field label={words.name} error={errorOf('name')} required>
        <TextInput {...bind('name')} />
      </Field>
      <Field label={words.description} error={errorOf('description')} required>
        <TextArea rows={2} {...bind('description')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.priceInRupees} help={words.noGst} error={errorOf('price')} required>
          <TextInput
            type="number"
            inputMode="decimal"
            step="0.01"
            {...bind('price', { valueAsNumber: true })}
          />
        </Field>
        <Field label={words.daysItHolds} help={words.neverRunsOut} error={errorOf('validityDays')}>
          <TextInput
            type="number"
            inputMode="numeric"
            {...bind('validityDays', { setValueAs: numberOr(null) })}
          />
        </Field>
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{words.whatItGives}</legend>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {GRANT_KINDS.map((kind) => (
            <Field key={kind} label={GRANT_NAMES[kind]} error={errorOf(`grants.${kind}`)}>
              <TextInput
                type="number"
                inputMode="numeric"
                {...bind(`grants.${kind}`, { setValueAs: numberOr(undefined) })}
              />
            </Field>
          ))}
        </div>
      </fieldset>
    </>
  );
}
