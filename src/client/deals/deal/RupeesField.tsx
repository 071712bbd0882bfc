import { type ReactNode, type Ref, useState } from 'react';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { displayPrice, formatPriceShort, formatRupees } from '#domain/lib/money.ts';
import { typedRupees } from '#domain/lib/typed-rupees.ts';

interface Props {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  /** An amount of the size that is asked for. */
  example: string;
  /** As a form's controller hands them over. */
  name: string;
  value: number | null | undefined;
  onChange: (rupees: number) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
}

function figureOf(rupees: number): string {
  const [short, full] = [formatPriceShort(rupees), formatRupees(rupees)];
  return short === full ? full : `${full} (${short})`;
}

/** An amount typed as people say it: "82.5 lakh", "1.2 cr", "82,50,000"; the full figure stands by. */
export function RupeesField({ label, help, error, value, onChange, example, ...input }: Props) {
  const [text, setText] = useState(() => displayPrice(value || ''));
  const rupees = typedRupees(text);
  return (
    <Field label={label} help={help} error={error} required>
      {(control) => (
        <div className="grid gap-1 sm:grid-cols-2 sm:items-center sm:gap-3">
          <TextInput
            {...control}
            {...input}
            autoComplete="off"
            placeholder={example}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              onChange(typedRupees(event.target.value));
            }}
          />
          <output htmlFor={control.id} className="tabular font-semibold">
            {rupees > 0 ? figureOf(rupees) : ''}
          </output>
        </div>
      )}
    </Field>
  );
}
