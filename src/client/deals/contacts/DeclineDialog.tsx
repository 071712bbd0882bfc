import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { declineContact } from '#contract/deals/contact-steps.ts';
import words from '#messages/deals/contacts/index.ts';
import deskWords from '#messages/deals/desk/index.ts';

interface Props {
  requestId: number;
  name: string;
  onClose: () => void;
}

export function DeclineDialog({ requestId, name, onClose }: Props) {
  const form = useCallForm(declineContact, { reason: '' });
  const { errors } = form.formState;
  const { busy, take } = useStep({ form, staysOpen: true, onDone: onClose });
  const decline = form.handleSubmit((body) =>
    take(() => call(declineContact, { params: { requestId }, body })),
  );
  return (
    <FormDialog
      title={words.declineTitle({ name })}
      description={words.toldNumberStays}
      submitLabel={deskWords.declineRequest}
      busyLabel={words.declining}
      busy={busy}
      onSubmit={decline}
      onClose={onClose}
    >
      <Field label={words.reason} help={words.reasonHint} error={errors.reason?.message}>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
