import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import words from '#messages/deals/visits/index.ts';

interface Props {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** What somebody who asks for a visit tells the owner with it. */
export const VisitNote = ({ field, error }: Props) => (
  <Field label={words.noteForOwner} help={words.noteHint} error={error}>
    <TextArea rows={2} {...field} />
  </Field>
);
