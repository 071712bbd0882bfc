import { useState } from 'react';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import words from '#messages/deals/bids/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

interface Props {
  value: readonly string[];
  onChange: (conditions: string[]) => void;
  onBlur: () => void;
  most: number;
  /** Of the list, or of one of its lines. */
  error: { message?: string | undefined } | readonly unknown[] | undefined;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function messageOf(error: Props['error']): string | undefined {
  if (!error) return undefined;
  if (!Array.isArray(error)) return (error as { message?: string }).message;
  const at = error.findIndex(Boolean);
  const { message = '' } = error[at] as { message?: string };
  return deskWords.line({ at: at + 1, message });
}

/** Conditions, a line each. */
export function ConditionsInput({ value, onChange, onBlur, most, error }: Props) {
  const [text, setText] = useState(() => value.join('\n'));
  return (
    <Field label={words.conditions} help={deskWords.ifAnyShort({ most })} error={messageOf(error)}>
      <TextArea
        rows={3}
        value={text}
        onBlur={onBlur}
        onChange={(event) => {
          setText(event.target.value);
          onChange(linesOf(event.target.value));
        }}
      />
    </Field>
  );
}
