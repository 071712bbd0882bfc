import type { ReactNode } from 'react';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { AnswerName } from '#domain/homes/listing-form.ts';
import words from '#messages/homes/posting/index.ts';
import { usePosting } from './posting-form.ts';

interface Common {
  name: Exclude<
    AnswerName,
    'amenities' | 'tenants' | 'visitDays' | 'visitNotOn' | 'latitude' | 'longitude' | 'areaUnit'
  >;
  label: string;
  help?: ReactNode;
  className?: string;
}

function useAnswer(name: Common['name']) {
  const { form, asked, required } = usePosting();
  return {
    shown: asked(name),
    required: required(name),
    error: form.formState.errors[name]?.message,
    registered: form.register(name),
  };
}

interface LineProps extends Common {
  /** Digits: a phone shows its number keys. */
  digits?: boolean;
  type?: 'text' | 'date' | 'time';
  placeholder?: string;
  maxLength?: number;
}

/** One answer in a line of text; nothing where it is not asked of this kind of property. */
export function LineAnswer({ name, label, help, className, digits, ...input }: LineProps) {
  const { shown, required, error, registered } = useAnswer(name);
  if (!shown) return null;
  return (
    <Field label={label} help={help} required={required} error={error} className={className}>
      <TextInput
        autoComplete="off"
        {...(digits && { inputMode: 'numeric' })}
        {...input}
        {...registered}
      />
    </Field>
  );
}

interface ChoiceProps extends Common {
  options: readonly (string | { value: string; label: string })[];
}

/** One answer out of a list. */
export function ChoiceAnswer({ name, label, help, className, options }: ChoiceProps) {
  const { shown, required, error, registered } = useAnswer(name);
  if (!shown) return null;
  return (
    <Field label={label} help={help} required={required} error={error} className={className}>
      <Select
        placeholder={required ? words.choose : words.notSaid}
        options={options.map((option) =>
          typeof option === 'string' ? { value: option, label: option } : option,
        )}
        {...registered}
      />
    </Field>
  );
}
