import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { reportMessage } from '#contract/talk/messenger.ts';
import words from '#messages/talk/messenger/index.ts';

interface Props {
  messageId: number;
  onClose: () => void;
}

export function ReportDialog({ messageId, onClose }: Props) {
  const form = useCallForm(reportMessage, { reason: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      toast.success((await call(reportMessage, { params: { messageId }, body })).message);
      onClose();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={words.reportTitle}
      description={words.reportBody}
      submitLabel={words.reportMessageDo}
      busyLabel={words.reporting}
      busy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.whatIsWrongWith} error={errors.reason?.message} required>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
