import {
  type Control,
  Controller,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { RupeesField } from '#client/deals/deal/RupeesField.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import words from '#messages/professionals/lawyers/index.ts';

export const asNumber = {
  setValueAs: (typed: unknown) => (typed === '' ? Number.NaN : Number(typed)),
};

interface RupeesProps<V extends FieldValues> {
  control: Control<V>;
  name: Path<V>;
  label: string;
  help?: string;
  /** An amount of the size that is asked for. */
  example: string;
}

export function Rupees<V extends FieldValues>({
  control,
  name,
  label,
  help,
  example,
}: RupeesProps<V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { disabled: _, ...input }, fieldState }) => (
        <RupeesField
          label={label}
          help={help}
          example={example}
          error={fieldState.error?.message}
          {...input}
        />
      )}
    />
  );
}

/** Terms beside those of the template, one a line. */
export function Clauses<V extends FieldValues>({ form }: { form: UseFormReturn<V, unknown, V> }) {
  return (
    <Controller
      control={form.control}
      name={'clauses' as Path<V>}
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const errors = form.formState.errors.clauses as
          | (FieldErrors & { message?: string })
          | ({ message?: string } | undefined)[]
          | undefined;
        const first = Array.isArray(errors) ? errors.find(Boolean) : errors;
        return (
          <Field label={words.furtherTerms} help={words.oneLineEach} error={first?.message}>
            <TextArea
              ref={ref}
              defaultValue={((value as string[] | undefined) ?? []).join('\n')}
              onBlur={onBlur}
              onChange={({ target }) =>
                onChange(
                  target.value
                    .split('\n')
                    .map((line) => line.trim())
                    .filter(Boolean),
                )
              }
            />
          </Field>
        );
      }}
    />
  );
}
