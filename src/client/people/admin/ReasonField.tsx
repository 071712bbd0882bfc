import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import type { useReasonForm } from './use-reason-form.ts';

interface Props {
  form: ReturnType<typeof useReasonForm>;
  label: string;
  help: string;
}

export function ReasonField({ form, label, help }: Props) {
  return (
    <Field label={label} help={help} error={form.formState.errors.reason?.message} required>
      <TextArea rows={3} {...form.register('reason')} />
    </Field>
  );
}
